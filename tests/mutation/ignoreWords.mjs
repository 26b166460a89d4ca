import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Properties of a machine that are read by people or the compiler only: what they say is no behaviour. */
const words = new Set(['description', 'meta', 'types'])

const isWords = (node) => node.type === 'ObjectProperty' && words.has(node.key.name ?? node.key.value)

/** A state that holds nothing but words is as good as an empty one. */
const holdsWords = (node) =>
  node.type === 'ObjectExpression' && node.properties.length > 0 && node.properties.every(isWords)

const ignoreWords = {
  shouldIgnore: ({ node }) =>
    isWords(node) || holdsWords(node) ? 'It is read by people or the compiler only.' : undefined,
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', ignoreWords)]
