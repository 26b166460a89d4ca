import { describeHalf } from './half'

describeHalf(1)
