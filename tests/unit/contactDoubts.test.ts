import { expect, test } from 'vitest'
import { contactDoubts } from '~/data/enquiry/contactDoubts'

const doubted = (values: { phone?: string; email: string }) => contactDoubts(values).map(({ field }) => field)

test.each([
  '0491 570 156',
  '(02) 5550 1234',
  '+61 491 570 156',
  '1800 160 401',
  '13 10 50',
  '5550 1234',
  '+49 (0)30 901820',
  '',
])('the phone number “%s” is usual', (phone) => {
  expect(doubted({ phone, email: '' })).toEqual([])
})

test.each(['123', 'ring me', '0491 570', '0491 570 156 0491 570 156', 'ask for Mia on 5550 1234'])(
  'the phone number “%s” is asked about',
  (phone) => {
    expect(doubted({ phone, email: '' })).toEqual(['phone'])
  },
)

test.each(['mia@mail.example', ' mia.tran+study@cs.uni.edu.au ', ''])(
  'the address “%s” is usual',
  (email) => {
    expect(doubted({ email })).toEqual([])
  },
)

test.each(['mia', 'mia@mail', 'mia@mail.e', 'mia at mail.example', 'mia@mail,example'])(
  'the address “%s” is asked about',
  (email) => {
    expect(doubted({ email })).toEqual(['email'])
  },
)
