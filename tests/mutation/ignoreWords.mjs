import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Properties of a machine that are read by people or the compiler only: what they say is no behaviour. */
const words = new Set(['description', 'meta', 'types'])

const isWords = (node) => node.type === 'ObjectProperty' && words.has(node.key.name ?? node.key.value)

/** A state that holds nothing but words is as good as an empty one. */
const holdsWords = (node) =>
  node.type === 'ObjectExpression' && node.properties.length > 0 && node.properties.every(isWords)

/** Properties of a table that are shown as they are: a test could only say them a second time. */
const texts = new Set(['label', 'title', 'hint', 'help', 'missing', 'accepted'])

const isText = (path) =>
  path.isStringLiteral() &&
  path.parentPath.isObjectProperty() &&
  texts.has(path.parent.key.name) &&
  !path.findParent((outer) => outer.isFunction() || outer.isCallExpression() || outer.isNewExpression())

const ignoreWords = {
  shouldIgnore(path) {
    const { node } = path
    if (isWords(node) || holdsWords(node)) return 'It is read by people or the compiler only.'
    return isText(path) ? 'It is content: a test could only say it a second time.' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', ignoreWords)]
