import type { RoiResults } from '~/data/tools/roi'
import { formatResult, roiResultLabels } from '~/data/tools/roiText'
import { BarChart } from '~/ui/charts/BarChart'
import styles from './RoiResults.module.css'

const savings = ['trainingCostSavings', 'complianceTimeSavings', 'productivityGains'] as const

/** Widths are percentages of the longest bar, so that no number is too large to draw; a loss has no bar. */
const WIDEST = 100

/** The three savings side by side, and the same as a table. */
export function SavingsChart({ results }: { results: RoiResults }) {
  const rows = savings.map((field) => {
    const figure = results[field]
    return {
      label: roiResultLabels.find((one) => one.field === field)?.label ?? '',
      text: formatResult(field, figure),
      value: figure.kind === 'number' ? Math.max(0, figure.value) : 0,
    }
  })
  const most = Math.max(...rows.map(({ value }) => value))
  const bars = rows.map((row) => ({ ...row, value: most === 0 ? 0 : (row.value / most) * WIDEST }))
  const title = 'Where the yearly savings come from'
  return (
    <figure className={styles.figure} data-hue="health">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <div role="img" aria-label={rows.map(({ label, text }) => `${label}: ${text}`).join('. ')}>
        <BarChart bars={bars} full={WIDEST} />
      </div>
      <details>
        <summary>Show as a table</summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Saving</th>
              <th scope="col">A year</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
