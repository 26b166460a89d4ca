import { aiAndDataCourses } from '~/data/courses/content/aiAndData'
import { earlyChildhoodCourses } from '~/data/courses/content/earlyChildhood'
import { firstAidAndSalonCourses } from '~/data/courses/content/firstAidAndSalon'
import type { Course } from '~/data/courses/course'

const [early, short, firstAid] = [earlyChildhoodCourses, aiAndDataCourses, firstAidAndSalonCourses].map(
  ([course]) => course,
)
if (!early || !short || !firstAid) throw new Error('Each of these fields has a course.')

/** Three courses, one of them at another price. */
export const offeredCourses: readonly Course[] = [{ ...early, price: '$2,950' }, short, firstAid]
