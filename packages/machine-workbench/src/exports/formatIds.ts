/** The notations in which a machine can be taken along. Apart from their writers, which only the machines' pages need. */
export const exportFormatIds = ['xstate', 'mermaid', 'scxml', 'plantuml', 'dot'] as const
export type ExportFormatId = (typeof exportFormatIds)[number]
