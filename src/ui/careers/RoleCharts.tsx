import { formatChange, formatCount } from '~/data/careers/figures'
import type { RoleContent } from '~/data/careers/role.page'
import { BarChart } from '~/ui/charts/BarChart'
import { ChartFigure } from '~/ui/charts/ChartFigure'
import { ColumnChart } from '~/ui/charts/ColumnChart'
import { DotChart } from '~/ui/charts/DotChart'
import styles from './RoleCharts.module.css'

const listed = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([label, value]) => `${label}: ${value}`).join('. ')

/** §3: a role's gender split, education levels and growth, each drawn and each as a table. */
export function RoleCharts({ role }: { role: RoleContent['role'] }) {
  const { charts, growthOutlook, outlook, sources } = role
  const { female, male } = charts.genderSplit
  const levels = charts.educationLevels.map(({ level, percentage }) => ({
    label: level,
    text: `${percentage}%`,
    value: percentage,
  }))
  const most = levels.toSorted((a, b) => b.value - a.value)[0]
  const columns = growthOutlook.points.map(({ year, people, projected }) => ({
    label: String(year),
    text: formatCount(people),
    value: people,
    projected,
  }))
  const growthRows = columns.map(
    ({ label, text, projected }) => [projected ? `${label} (projected)` : label, text] as const,
  )
  return (
    <div className={styles.charts}>
      <ChartFigure
        title="Gender split"
        lead={`Of 100 people in the role, ${female} are women and ${male} are men.`}
        summary={`A hundred dots. Women: ${female}%. Men: ${male}%.`}
        source={sources.genderSplit}
        table={{
          head: ['Gender', 'Share'],
          rows: [
            ['Women', `${female}%`],
            ['Men', `${male}%`],
          ],
        }}
      >
        <DotChart first={{ label: 'Women', value: female }} second={{ label: 'Men', value: male }} />
      </ChartFigure>

      <ChartFigure
        title="Education levels"
        lead={
          most
            ? `Highest level completed. The most common is “${most.label}”, with ${most.text}.`
            : 'Highest level completed.'
        }
        summary={`Bar chart of the highest level completed. ${listed(levels.map(({ label, text }) => [label, text] as const))}.`}
        source={sources.educationLevels}
        table={{ head: ['Level', 'Share'], rows: levels.map(({ label, text }) => [label, text]) }}
      >
        <BarChart bars={levels} />
      </ChartFigure>

      <ChartFigure
        title="Growth outlook"
        lead={`${growthOutlook.label}: ${formatChange(outlook.employmentGrowth)} people employed over five years.`}
        summary={`Column chart of people employed in Australia. ${listed(growthRows)}.`}
        source={sources.growthOutlook}
        table={{ head: ['Year', 'People employed'], rows: growthRows }}
      >
        <ColumnChart columns={columns} />
      </ChartFigure>
    </div>
  )
}
