import { importWithRetry } from './importWithRetry'

/* What hangs below the bar. Most visits never open it, and no page has to wait for it. */
export const fetchCoursesMenu = importWithRetry(() => import('./CoursesMenu'))
export const fetchServicesMenu = importWithRetry(() => import('./ServicesMenu'))
