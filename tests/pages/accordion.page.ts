import type { Page } from '@playwright/test'
import { selectOpenItem } from '~/machines/accordion.machine'
import { accordionModel } from '../model/accordion.model'
import { agrees, openHeadings, pageContract } from '../support/pageModel'

const items = ['cost', 'time']
const button = (page: Page, item: string) => page.locator('main h3 > button').nth(items.indexOf(item))

export const accordionPage = pageContract(accordionModel, {
  open: (page) => page.goto('/how-to-enroll'),
  drivers: (page) => ({ 'item.toggle': ({ item }) => button(page, item).click() }),
  verify: async (page, snapshot) => {
    const open = selectOpenItem(snapshot)
    await agrees(() => openHeadings(page), open === null ? [] : [items.indexOf(open)])
  },
})
