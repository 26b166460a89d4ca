import { describeHalf } from './half'

describeHalf(0)
