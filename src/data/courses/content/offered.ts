import type { Course } from '../course'
import { courseLibrary } from './library'

/** Every course that the provider offers, in any order. */
export const offeredCourses: readonly Course[] = courseLibrary
