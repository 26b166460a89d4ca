import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, memo, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { importWithRetry } from './importWithRetry'
import { untilItArrives } from './untilItArrives'
import { whenUsed } from './whenUsed'

let first: Promise<void> | undefined
let isWaiting = false

/** Resolves when the visitor first does something; at once where there is nothing prerendered to look at meanwhile. */
function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    const isPrerendered =
      document.getElementById('root')?.dataset.path === location.pathname &&
      document.documentElement.dataset.query === undefined
    if (!isPrerendered) return resolve()
    isWaiting = true
    const seen = () => {
      stopWaiting()
      isWaiting = false
      resolve()
    }
    const stopWaiting = whenUsed(seen)
    // Whoever pressed or entered something before this was there waits for an answer. The page need not wait with them.
    if (document.querySelector('[data-kept], :focus')) queueMicrotask(seen)
  })
  return first
}

/** For a page that has something to say before anybody does anything. Called before it hydrates. */
export function hydrateAllAtOnce() {
  first = Promise.resolve()
}

const parts = new Set<() => Promise<unknown>>()
const rendered = new Set<string>()

/** For the prerenderer, which does not wait for signs: fetches every part, and those that are known once another came. */
export async function fetchLazyParts() {
  for (const fetchPart of parts) await fetchPart()
}

/** For the prerenderer: the source files of the parts rendered since the last call. Their sheets are needed early. */
export function takeRenderedParts(): readonly string[] {
  const files = [...rendered]
  rendered.clear()
  return files
}

/** What was typed and pressed in a part so far is answered at once. By itself: React may draw a part that waits twice. */
function SayHydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

/** What the build rendered, in the place of the same part of a page that is drawn anew before the part's script is there. */
function Prerendered({ selector }: { selector: string }) {
  const place = useRef<HTMLDivElement>(null)
  // Looked for before React takes the prerendered page away.
  const standing = useMemo(() => document.querySelector(selector), [selector])
  useLayoutEffect(() => {
    if (standing) place.current?.replaceChildren(standing)
  }, [standing])
  return <div ref={place} data-prerendered />
}

/**
 * A part of a page that stands below the fold. It is prerendered like everything else, its links work without a
 * script, and it is fetched and hydrated when the visitor starts to do something.
 */
export function lazilyHydrated<Props extends object>(
  /** Path of the part's source file from the root of the project. */
  file: string,
  load: () => Promise<ComponentType<Props>>,
  /** Where a page has this part whichever page it is: what finds it in the document. */
  selector?: string,
): ComponentType<Props> & { arrived: () => Promise<unknown> } {
  let fetched: ComponentType<Props> | undefined
  const fetchScript = untilItArrives('section', importWithRetry(load))
  let wanted: Promise<ComponentType<Props>> | undefined
  const fetchPart = async () => {
    fetched ??= await fetchScript()
    return fetched
  }
  parts.add(fetchPart)
  const whenWanted = () => {
    wanted ??= firstSign().then(fetchPart)
    return wanted
  }

  function Part(props: Props) {
    if (import.meta.env.SSR) rendered.add(file)
    const Fetched = fetched ?? use(whenWanted())
    return (
      <>
        <Fetched {...props} />
        <SayHydrated />
      </>
    )
  }
  function LazilyHydrated(props: Props) {
    return (
      // What is drawn round the page may not take the page away, should it fail.
      <CatchBoundary getResetKey={() => file} errorComponent={() => null} onCatch={console.error}>
        <Suspense fallback={selector && <Prerendered selector={selector} />}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
  // A part that is updated while it waits is drawn anew, and what had the focus in it is gone.
  return Object.assign(memo(LazilyHydrated), {
    /** For a route: a page that is drawn anew comes with this part. The prerendered one has it before its script. */
    arrived: async () => {
      if (fetched || import.meta.env.SSR) return
      void firstSign()
      if (!isWaiting) await fetchPart()
    },
  })
}
