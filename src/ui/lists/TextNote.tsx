import type { FoundByText } from '~/data/lists/textSearch'

/** Says where a list does not show quite what was typed. */
export function TextNote({ byText }: { byText: FoundByText | undefined }) {
  return byText?.note ? <p role="status">{byText.note}</p> : null
}
