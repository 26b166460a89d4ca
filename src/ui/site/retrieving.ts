import { createActor, fromPromise, waitFor } from 'xstate'
import { retrievalOf, selectData } from '~/machines/retrieval.machine'

/**
 * A download that is tried again as §7 says, by a machine of its own: three retries, 1, 2 and 4 seconds apart. Whoever
 * asks meanwhile waits for the same try; whoever asks after the last one begins anew.
 */
export function retrieving<Data>(load: () => Promise<Data>): () => Promise<Data> {
  // The prerenderer reads its own files and would wait for the timers.
  if (import.meta.env.SSR) return load
  const begin = () =>
    createActor(
      retrievalOf<{ it: Data }>().provide({
        actors: { load: fromPromise(() => load().then((it) => ({ it }))) },
      }),
    ).start()
  // Most of what a page could download, a visit never asks for.
  let actor: ReturnType<typeof begin> | undefined
  return async () => {
    actor ??= begin()
    actor.send({ type: 'data.request' })
    const settled = await waitFor(
      actor,
      (snapshot) => snapshot.matches('fresh') || snapshot.matches('failed'),
    )
    const data = selectData(settled)
    if (settled.matches('failed') || !data) throw new Error('A part of this page could not be retrieved.')
    return data.it
  }
}
