import type { HomeContent } from '~/data/home/home.page'
import type { CarouselActor } from '~/machines/carousel.machine'
import { ProgramsSection } from './ProgramsSection'
import { ServicesSection } from './ServicesSection'
import { AcademicSection, EmploymentSection, OrganisationsSection, ResearchSection } from './WorkSections'

/** The home page below its course finder. */
export function LowerSections({
  content: { texts, services, programs },
  carousels,
}: {
  content: HomeContent
  carousels: { services: CarouselActor; programs: CarouselActor }
}) {
  return (
    <>
      <ServicesSection texts={texts.services} services={services} carousel={carousels.services} />
      <ProgramsSection texts={texts.programs} programs={programs} carousel={carousels.programs} />
      <OrganisationsSection texts={texts.organisations} gap={texts.gapAnalysis} />
      <EmploymentSection texts={texts.employment} />
      <AcademicSection texts={texts.academic} />
      <ResearchSection texts={texts.research} />
    </>
  )
}
