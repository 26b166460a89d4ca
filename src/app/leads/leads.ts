import { storage, storageKeys } from '~/app/storage'
import { leadEndpoint } from '~/data/enquiry/answers'
import type { EnquiryValues } from '~/data/enquiry/enquiry'
import { type Lead, readLead } from '~/data/enquiry/lead'
import type { Receipt } from '~/machines/submission.machine'
import { HANDOVER, handOver, readHandover } from './handover'
import { createLeadDevice } from './leadDevice'
import { createLeadEndpoint } from './leadEndpoint'

/** What a screen hands over: a form knows its own fields as text only. */
export type LeadDraft =
  | Exclude<Lead, { kind: 'enquiry' }>
  | (Omit<Extract<Lead, { kind: 'enquiry' }>, 'enquiry'> & { enquiry: EnquiryValues })

const stamps = {
  now: () => new Date(),
  // `randomUUID` is missing where the site is served without a certificate.
  newId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
}

const endpoint =
  leadEndpoint === undefined
    ? undefined
    : createLeadEndpoint({
        ...stamps,
        storage,
        endpoint: leadEndpoint,
        fetch: (...request) => fetch(...request),
        isOnline: () => navigator.onLine,
        worker: {
          // What cannot be read has not been sent: the endpoint knows a lead that it receives twice.
          settled: () =>
            readHandover().then(
              ({ settled }) => settled,
              () => [],
            ),
          handOver,
        },
      })
const device = createLeadDevice({ ...stamps, storage })

/** A list on the device is read, and then written: between the two no other tab may write it. */
const inOneTab = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(key, work) : work()

function checked(draft: LeadDraft): Lead {
  const lead = readLead(draft)
  if (!lead) throw new Error('What should be sent is incomplete.')
  return lead
}

/**
 * The one port through which the site leaves what visitors fill in. The receipt says where it is now; a rejection says
 * that it is nowhere yet, so that a form keeps what was typed and its machine tries again.
 */
export async function sendLead(draft: LeadDraft): Promise<Receipt> {
  const lead = checked(draft)
  return endpoint ? endpoint.send(lead) : inOneTab(storageKeys.leads, () => device(lead))
}

/** The same for a visitor who waits for no answer: one attempt, and what fails waits in the outbox. */
export async function leaveLead(draft: LeadDraft): Promise<Receipt> {
  const lead = checked(draft)
  return endpoint ? endpoint.leave(lead) : inOneTab(storageKeys.leads, () => device(lead))
}

/** Sends what waits in the outbox and gives the number of leads that still wait. */
export async function flushOutbox(): Promise<number> {
  return endpoint ? inOneTab(HANDOVER, endpoint.flush) : 0
}
