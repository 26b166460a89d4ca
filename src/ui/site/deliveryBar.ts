import type { ActorRefFrom } from 'xstate'
import { type DeliveryNotice, deliveryButton, deliveryText } from '~/data/site/deliveryMessages'
import { type deliveryMachine, selectNotice } from '~/machines/delivery.machine'

/*
 * The bar that says what does not work. It is drawn without React, which may be what did not come, and its first words
 * stand in every document, for the script in the document to show when no other script comes.
 */

const ID = 'delivery'

const notHere: DeliveryNotice = { kind: 'missing', parts: ['app'] }

/** As the document of a path holds it. The link loads the page again, which needs no script. */
export const deliveryBarHtml = (path: string) =>
  `<div id="${ID}" class="delivery" role="status" data-react-aria-top-layer="true"><div class="page" hidden><p>${deliveryText(notHere, true)}</p><a href="${path}">${deliveryButton(notHere)}</a></div></div>`

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  return Object.assign(document.createElement(name), properties)
}

/** Keeps the bar as the machine has it, and tells the machine what is pressed there. */
export function drawDeliveryBar(delivery: ActorRefFrom<typeof deliveryMachine>) {
  const bar = document.getElementById(ID)?.firstElementChild
  // In development no document has one.
  if (!(bar instanceof HTMLElement)) return
  const words = element('p', {})
  const press = element('button', {
    type: 'button',
    textContent: deliveryButton(notHere) ?? '',
    onclick: () =>
      delivery.send({
        type: selectNotice(delivery.getSnapshot())?.kind === 'updated' ? 'reload.press' : 'retry.press',
      }),
  })
  const dismiss = element('button', {
    type: 'button',
    textContent: 'Hide this message',
    onclick: () => delivery.send({ type: 'bar.dismiss' }),
  })
  bar.replaceChildren(words, press, dismiss)

  const draw = () => {
    const notice = selectNotice(delivery.getSnapshot())
    if (notice) {
      const text = deliveryText(notice, navigator.onLine)
      // The same words again would be read out again.
      if (words.textContent !== text) words.textContent = text
      const label = deliveryButton(notice)
      press.hidden = label === undefined && document.activeElement !== press
      if (label !== undefined && press.textContent !== label) press.textContent = label
      press.ariaDisabled = String(label === undefined)
      dismiss.hidden = notice.kind === 'retrying' && document.activeElement !== dismiss
    } else if (bar.contains(document.activeElement)) {
      // Whoever was on the bar goes on with the page.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    bar.hidden = notice === null
  }

  delivery.subscribe(draw)
  for (const type of ['online', 'offline']) addEventListener(type, draw)
  draw()
}
