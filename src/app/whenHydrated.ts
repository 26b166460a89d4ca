import { yieldToPaint } from '~/ui/kit/yieldToPaint'
import { isAnswered } from '~/ui/site/isAnswered'

/**
 * Calls back once React answers for the content of the page, which it takes over after the frame round it. Until the
 * returned function is called.
 */
export function whenHydrated(then: () => void) {
  let isStopped = false
  async function wait() {
    const content = document.querySelector('main > *')
    while (!isStopped && content?.isConnected && !isAnswered(content)) await yieldToPaint()
    if (!isStopped) then()
  }
  void wait()
  return () => {
    isStopped = true
  }
}
