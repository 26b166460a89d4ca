import type { HomeContent } from '~/data/home/home.page'
import { ProgramsSection } from './ProgramsSection'
import { ServicesSection } from './ServicesSection'
import { AcademicSection, EmploymentSection, OrganisationsSection, ResearchSection } from './WorkSections'

/** The home page below its course finder. */
export function LowerSections({ content: { texts, services, programs } }: { content: HomeContent }) {
  return (
    <>
      <ServicesSection texts={texts.services} services={services} />
      <ProgramsSection texts={texts.programs} programs={programs} />
      <OrganisationsSection texts={texts.organisations} gap={texts.gapAnalysis} />
      <EmploymentSection texts={texts.employment} />
      <AcademicSection texts={texts.academic} />
      <ResearchSection texts={texts.research} />
    </>
  )
}
