import type { Plugin } from 'vite'

export const providerFolder: string | undefined
export function providersOwn(file: string): string
export function providerData(): Plugin | null
