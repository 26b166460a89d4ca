/** How an actor that a machine invokes may end in the simulator. */
export type Outcome = Readonly<{ ok: true; output: unknown } | { ok: false; error: string }>

/** How an actor may end of which nothing more is known. */
export const usualOutcomes: readonly Outcome[] = [
  { ok: true, output: null },
  { ok: false, error: 'It did not work.' },
]

/** What the simulator offers: taken from the machine's model, so that a new machine needs nothing else. */
export interface Trial {
  /** Where a simulation may start; `input` is JSON. */
  scenarios: readonly Readonly<{ name: string; input?: unknown }>[]
  /** For each event type the payloads that the model tests send, and the JSON Schema of a payload where the model has one. */
  events: Readonly<
    Record<string, Readonly<{ examples: readonly Readonly<Record<string, unknown>>[]; schema: unknown }>>
  >
  /** For each invoked actor how it may end. */
  outcomes: Readonly<Record<string, readonly Outcome[]>>
}
