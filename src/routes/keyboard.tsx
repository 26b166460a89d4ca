import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { shortcutsOf } from '~/app/shortcuts'
import { showing } from '~/app/showing'
import { KeyboardPage } from '~/ui/keyboard/KeyboardPage'

export const Route = createFileRoute('/keyboard')({
  ...showing('keyboard'),
  component: function Keyboard() {
    const { content, trail } = Route.useLoaderData()
    const { openSearch } = Route.useRouteContext()
    const router = useRouter()
    const shortcuts = useMemo(() => shortcutsOf(router, openSearch), [router, openSearch])
    return <KeyboardPage content={content} trail={trail} shortcuts={shortcuts} />
  },
})
