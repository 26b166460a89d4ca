import type { MachinesContent } from '~/data/machines/machinePage'
import { coverageText } from '~/data/machines/machineWording'
import type { TrailStep } from '~/data/site/page'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'

/** Every machine of the site, with what it is for and how large it is. */
export function MachinesPage({
  content: { machines },
  trail,
}: {
  content: MachinesContent
  trail: readonly TrailStep[]
}) {
  return (
    <>
      <PageHead
        ground="night"
        trail={trail}
        title="State machines"
        lead="Everything that can change on this site is decided by one of these machines."
      />
      <div className="page">
        <ul>
          {machines.map(({ id, purpose, coverage }) => (
            <li key={id}>
              <Link href={`/machines/${id}`}>{id}</Link> {purpose} {coverageText(coverage)}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
