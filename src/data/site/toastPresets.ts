/** How one kind of toast behaves. Times are in milliseconds, distances in CSS pixels. */
export type ToastPreset = Readonly<{
  /** How many may be seen at once. */
  limit: number
  duration: number
  /** A swipe of this length dismisses. */
  swipeThreshold: number
  /** From dismissal until the toast is forgotten. */
  removalDelay: number
}>

const toastPresetNames = ['notice', 'snackbar'] as const
export type ToastPresetName = (typeof toastPresetNames)[number]

/** The two toast systems of §9. §9 gives the snackbar no removal delay: it stays for its leaving animation. */
export const toastPresets: Readonly<Record<ToastPresetName, ToastPreset>> = {
  notice: { limit: 1, duration: 5_000, swipeThreshold: 50, removalDelay: 1_000_000 },
  snackbar: { limit: 3, duration: 4_000, swipeThreshold: 20, removalDelay: 200 },
}

/** The step in which a toast counts its time down; every duration is a multiple of it. */
export const TOAST_TICK_MS = 500

/** Measures of the snackbar stack (§9). */
export const snackbarLayout = { width: 356, gap: 14, offset: 32 } as const
