export type UploadContext = 'gapAnalysis' | 'organisation' | 'serviceDemo'

export type Extension = '.csv' | '.xlsx' | '.xls' | '.pdf' | '.doc' | '.docx'

type UploadRule = Readonly<{ extensions: readonly Extension[]; accepted: string }>

/** §5, with Word's two endings for the service demo; §2.23 has the refusal. */
export const uploadRules: Readonly<Record<UploadContext, UploadRule>> = {
  gapAnalysis: {
    extensions: ['.csv', '.xlsx', '.xls'],
    accepted: 'a CSV or Excel file (.csv, .xlsx or .xls)',
  },
  organisation: { extensions: ['.csv'], accepted: 'a CSV file (.csv)' },
  serviceDemo: {
    extensions: ['.csv', '.pdf', '.doc', '.docx'],
    accepted: 'a CSV, PDF or Word file (.csv, .pdf, .doc or .docx)',
  },
}

/** For the `accept` attribute of a file field. */
export const acceptAttribute = (context: UploadContext) => uploadRules[context].extensions.join(',')
