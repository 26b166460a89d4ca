/** All machines of the site with what simulates them, on their own: `build/machines/simulationScript.ts` says why. */
declare module 'virtual:simulations' {
  export const loadSimulations: () => Promise<typeof import('~/machines/inspection/simulations')>
}
