import { storageKeys } from '~/app/storage'
import type { Lead } from '~/data/enquiry/lead'
import type { Receipt } from '~/machines/submission.machine'
import { createLeadList, type LeadStamps, type LeadStorage } from './leadList'

/** More than a visitor leaves in years; nothing may fill the device for ever. */
const KEPT_LEADS = 100

/** The default adapter: a lead stays on the visitor's device. Without a place to keep it there is no receipt. */
export function createLeadDevice({ storage, newId, now }: LeadStamps & { storage: LeadStorage }) {
  const kept = createLeadList({ storage, now }, storageKeys.leads, KEPT_LEADS)
  return async (lead: Lead): Promise<Receipt> => {
    const at = now().toISOString()
    if (!kept.add({ id: newId(), savedAt: at, lead })) throw new Error('This device did not keep the lead.')
    return { kind: 'device', at }
  }
}
