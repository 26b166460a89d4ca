import { ButtonLink } from '~/ui/kit/Button'

/** Where a team's skills list goes: the page that says what becomes of it. */
export function UploadSlot({ label, href }: { label: string; href: string }) {
  return (
    <ButtonLink href={href} icon="upload">
      {label}
    </ButtonLink>
  )
}
