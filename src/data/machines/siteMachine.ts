import type { TestedMachine } from 'machine-workbench/testFiles/recordedRun'

/** The machine of this site with that id. */
export const siteMachine = (id: string, purpose: string, isCompleted: boolean): TestedMachine => ({
  id,
  purpose,
  from: `~/machines/${id}.machine`,
  name: `${id}Machine`,
  ...(isCompleted && { completedBy: { from: '~/machines/inspection/standIns', name: 'standInsFor' } }),
})
