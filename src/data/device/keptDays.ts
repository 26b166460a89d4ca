/** How many days the device keeps what nobody has changed since, and how many what was typed and not sent. */
export const KEPT_DAYS = 90
export const DRAFT_DAYS = 30

export const DAY_MS = 86_400_000
