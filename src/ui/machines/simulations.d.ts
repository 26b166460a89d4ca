/** All machines of the site with what simulates them, on their own: `build/machines/simulationScript.ts` says why. */
declare module 'virtual:simulations' {
  export const loadSimulations: () => Promise<typeof import('~/machines/inspection/simulations')>
}

/** What plays a machine that was opened, on its own as well. */
declare module 'virtual:opened-simulator' {
  export const loadOpenedSimulator: () => Promise<typeof import('machine-workbench/opening/openedSimulator')>
}
