import type { DeliveredPage } from '~/data/site/page'

/** The head of a page whose loader gives its data. The build writes the rest of it into the document. */
export const headOf = ({ loaderData }: { loaderData?: DeliveredPage<unknown> | undefined }) => ({
  meta: loaderData ? [{ title: loaderData.head.title }] : [],
})
