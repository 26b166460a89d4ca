import { isEmail } from './enquiry'

/** How many digits a phone number of any country has (ITU E.164), and an Australian one without its area code. */
const FEWEST_DIGITS = 8
const MOST_DIGITS = 15
/** 13 and four digits: a number for local rates. */
const LOCAL_RATE = /^13\d{4}$/

function isUsualPhone(text: string) {
  const digits = text.replace(/\D/g, '')
  const isLong = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS
  return !/\p{L}/u.test(text) && (isLong || LOCAL_RATE.test(digits))
}

const isUsualEmail = (text: string) => isEmail(text) && /@.+\.[^.]{2,}$/.test(text.trim())

const again = 'If it is right, press the button again.'
const phone = {
  field: 'phone',
  message: `Check your phone number: with its area code it usually has ten digits. ${again}`,
} as const
const email = {
  field: 'email',
  message: `Check your email address: most end in something like .com or .edu.au. ${again}`,
} as const

const isUnusual = (text: string, isUsual: (text: string) => boolean) => text.trim() !== '' && !isUsual(text)

/**
 * What looks unusual of how somebody can be reached. §5 asks that it is there and no more, so that this may be asked once
 * and keeps nobody back.
 */
export const contactDoubts = (values: { phone?: string; email: string }) => [
  ...(isUnusual(values.phone ?? '', isUsualPhone) ? [phone] : []),
  ...(isUnusual(values.email, isUsualEmail) ? [email] : []),
]
