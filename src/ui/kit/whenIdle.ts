/** Does work once the page has nothing else to do; not later than `timeout` milliseconds, if that is given. */
export const whenIdle = (work: () => void, timeout = 0) =>
  (window.requestIdleCallback ?? setTimeout)(work, { timeout } as IdleRequestOptions & number)
