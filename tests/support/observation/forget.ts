export { forgetObservations as default } from './observations'
