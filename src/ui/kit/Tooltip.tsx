import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

/** §9: how long a pointer rests before the tooltip opens. */
export const TOOLTIP_OPEN_DELAY_MS = 700
/** §9: how long the next tooltip opens at once after one has closed. */
export const TOOLTIP_SKIP_DELAY_MS = 300

/** A short extra word on a control that already has a name. Never the only place of a fact. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={TOOLTIP_OPEN_DELAY_MS} closeDelay={TOOLTIP_SKIP_DELAY_MS}>
      {children}
      <AriaTooltip offset={8} className={styles.tooltip ?? ''}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
