import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './Tabs.module.css'

/** Tabs whose choice is owned by the caller, usually the address. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  selected: string
  onSelect: (id: string) => void
}) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className={styles.tabs ?? ''}
      // The library marks the whole as focused with anything in it, which is no place to draw a ring around.
      render={(props) => <div {...props} data-focus-visible={undefined} />}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} shouldForceMount className={styles.panel ?? ''} data-opens="">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
