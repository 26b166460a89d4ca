import { type Asserted, e2e, inFile, unit } from '../support/asserted'

/** A transition that visitors cause on a page, by its machine and its name (docs/testing.md, "Names of things"). */
interface Seen {
  machine: string
  transition: string
}

/** What of the statement does not hold yet: it stands beside the evidence for the rest. */
interface NotYet {
  notYet: string
}

export type Evidence = Seen | Asserted | NotYet

const seen = (machine: string, ...transitions: readonly string[]): readonly Seen[] =>
  transitions.map((transition) => ({ machine, transition }))

const notYet = (what: string): NotYet => ({ notYet: what })

/** A test of a machine's model is an invariant or a rule of it. */
const model = inFile('model', 'model.ts')
const page = (...titles: readonly string[]) => unit('sample/pageContents', ...titles)

const visited = e2e('routeTable', '…: … is built, with its heading, title and canonical address')
const walkOfCareerWizard = e2e(
  'careerWizard',
  '§2.16: four steps, progress step ÷ 4, no answer needed, five pathways in their order',
)
const careerSteps = seen(
  'careerWizard',
  'now --step.next--> skills',
  'skills --step.next--> goal',
  'goal --step.next--> learning',
)
const finderSteps = seen(
  'courseFinder',
  'goal --step.next[hasGoal]--> subject',
  'subject --step.next[hasSubject]--> preferences',
  'preferences --step.next[hasStatusAndLevel]--> details',
)
const fourStepsByMouse = e2e('wizard', 'four steps by mouse lead to the recommended courses')
const uploadInTime = e2e(
  'uploads',
  '§4, §9: +10 every 200 ms, one second at 100, then the gap analysis with the name of the file',
)
const uploadTypes = unit('toolsAndUpload', 'accept the types of §5')
const refusedFile = e2e('uploads', '… is refused in words that name what is accepted')
const roiDefaults = e2e('roiCalculator', '§9: the defaults give the seven figures, each with its formula')
const roiFormulas = [
  ...roiDefaults,
  ...unit('roi', '1,000 random inputs agree with an independent calculation'),
]
const simpleBlogAndBanner = page('simple: the blog and the difference stand below it (§2.25, §2.26)')
const simpleEmptyAndDefault = page(
  'simple: a category without courses says so, and a course without a code has the default one (§9)',
)
const animalCare = page(
  'animal care has the five outcomes and the blocks of 54 and 50 hours, other courses have their own',
)
const everyCourse = page('%s has the sections that every course has, and its own content in them')
const catalogueCard = page('is called Our Courses, and has its sorts')
const fourthCourse = e2e('snackbars', 'the toggle of a fourth course says that it was refused, and why')
const sorting = unit(
  'sorting',
  'follows §9',
  'keeps every course, orders each pair, and does not depend on the order before',
)
const recommended = unit('recommending', 'are the courses that meet goal and subject, with a reason')
const byRule = unit('recommending', 'agree with the rule for any catalogue')
const searchRule = unit('sample/search', 'what holds the query in a field is found, whatever the words say')
const oneSearch = e2e('courseSearch', '"…" is answered alike wherever courses are looked for')
const notFound = [
  ...e2e('routeTable', 'any other path is not found, says so with its status, and leads on'),
  ...page('%s is not found'),
]
const comingSoon = page("$title says 'Coming Soon', what comes, for whom, and where to go meanwhile")
const comingSoonAddresses = unit('comingSoon', 'are those of §2, and at least six below /resources')
const twoAddresses = page('%s and %s are one page')
const courseAddresses = page(
  'an id and a slug lead to the same page, below both addresses; an unknown one to the catalogue',
)

/** What shows that a statement of the requirements holds. `npm run requirements` makes a table of it. */
export const evidence: Readonly<Record<string, readonly Evidence[]>> = {
  '2.0.1': visited,
  '2.0.2': [...visited, ...unit('contactPrefill', 'every documented value fills heading and message')],
  '2.0.3': visited,
  '2.0.4': visited,
  '2.0.5': visited,
  '2.0.6': [...visited, ...courseAddresses],
  '2.0.7': [...visited, ...e2e('compare', 'both addresses show the comparison; the first is canonical')],
  '2.0.8': [
    ...visited,
    ...unit('sample/courseContent', 'stand in the order of their ids, each with a description for a tile'),
    ...e2e('routeTable', 'a category is found by its id in any case: …'),
  ],
  '2.0.9': [...visited, ...e2e('wizard', 'a goal in the address is chosen, and can be overruled for good')],
  '2.0.10': [...visited, ...unit('services', 'are the seven of §3 in the order of the route table')],
  '2.0.11': [...visited, ...page('$slug says all of it')],
  '2.0.12': visited,
  '2.0.13': visited,
  '2.0.14': [...visited, ...unit('toolsAndUpload', 'are the eight of §2, found by slug')],
  '2.0.15': visited,
  '2.0.16': notFound,
  '2.0.17': [...comingSoonAddresses, ...comingSoon],
  '2.0.18': [...comingSoonAddresses, ...comingSoon],
  '2.0.19': [...comingSoonAddresses, ...comingSoon],
  '2.0.20': [
    ...comingSoonAddresses,
    ...comingSoon,
    ...unit('comingSoon', 'hold every tool that is not ready, and no other'),
  ],
  '2.0.21': [...comingSoonAddresses, ...comingSoon],
  '2.0.22': [...comingSoonAddresses, ...comingSoon],
  '2.0.r1': twoAddresses,
  '2.0.r2': courseAddresses,
  '2.0.r3': twoAddresses,
  '2.0.r4': [
    ...twoAddresses,
    ...page('the index lists every career, its description cut at 120 characters (§9)'),
    ...page('a career lists its roles, and a role is found below it'),
    ...unit('sample/careers', 'are all found under their area, once'),
  ],
  '2.0.r5': [...visited, ...twoAddresses],
  '2.0.r6': [
    ...visited,
    ...unit('comingSoon', 'every page below /resources hangs below its own folder'),
    ...comingSoon,
  ],
  '2.0.r7': [...e2e('help', '… is not found'), ...page('%s is not found')],
  '2.0.r8': unit('previewServer', 'a trailing slash or index.html leads to the page itself'),
  '2.0.r9': [
    ...visited,
    ...e2e('builtSite', 'the sitemap lists every public page once, at its canonical address'),
  ],
  '2.0.r10': e2e('routeTable', 'any other path is not found, says so with its status, and leads on'),
  '2.0.r11': [
    ...comingSoon,
    ...unit('comingSoon', 'send nobody from one placeholder to another, nor twice to the same page'),
  ],
  '2.0.r12': page('below it, $title has what is known already'),
  '2.0.r13': [
    ...inFile('structure', 'test.ts')('routeTable', '%s is an address below a page, and not found'),
    ...e2e('routeTable', 'an address below a page is not found when it is reached from within the site'),
  ],

  '2.1.1': page('stands on %s'),
  '2.1.2': page('has the brand and three columns of links'),
  '2.1.3': page('opens the social profiles in a new tab'),
  '2.1.4': [
    ...page('asks for an e-mail address, which the browser checks (§5)'),
    ...e2e('leads', 'the newsletter is kept on the device and answered with a toast that is announced'),
    ...seen('submission', 'sending --done(send)--> sent'),
  ],
  '2.1.5': page('says how to reach the provider, and the years from 2025 to that of the build'),
  '2.1.6': page('says how to reach the provider, and the years from 2025 to that of the build'),
  '2.2.1': page('draws its sections in their order'),
  '2.2.2': page('draws its sections in their order', 'leads from each of the four goals to the wizard'),
  '2.2.3': [
    ...page('leads from each of the four goals to the wizard'),
    ...e2e('home', 'the goal chosen is highlighted while it leads to the course wizard (§2.2)'),
    ...seen('courseFinder', '(root) --goal.choose--> (stay)'),
  ],
  '2.3.1': page('the enquiry form of %s has its fields, and no more of them is required'),
  '2.3.2': page('the contact page has every number, hour and address'),
  '2.3.r1': [
    ...e2e('help', '/contact… says what it is about', 'ignores …'),
    ...unit('contactPrefill', 'unknown values are ignored'),
  ],
  '2.4.1': page('the FAQ has five tiles, each for a section of the page'),
  '2.4.2': [
    ...seen('faq', '(root) --category.choose--> focused'),
    ...e2e('help', 'a tile leads to its section, as often as it is pressed'),
    ...e2e(
      'help',
      'a fresh address that names … marks its tile and shows it',
      'after Back and Forward, address, marked tile and view agree',
    ),
  ],
  '2.4.3': [
    ...seen('faq', '(root) --question.toggle[isOpen]--> (stay)', '(root) --question.toggle--> (stay)'),
    ...e2e('help', 'open and close one by one with the keyboard'),
  ],
  '2.5.1': page('how to enrol: hero, five steps, the platform, four questions, two students'),
  '2.5.2': page('how to enrol: hero, five steps, the platform, four questions, two students'),
  '2.5.3': [
    ...seen('accordion', 'closed --item.toggle--> open', 'open --item.toggle[isOpen]--> closed'),
    ...page('how to enrol: hero, five steps, the platform, four questions, two students'),
  ],
  '2.5.4': page('how to enrol: hero, five steps, the platform, four questions, two students'),
  '2.6.1': page('studying online: hero, six benefits, the video, pictures of the dashboard'),
  '2.6.2': [
    ...seen('videoFacade', 'poster --video.play--> offering', 'offering --link.follow--> left'),
    ...e2e('help', 'the video offers the way to its host and loads nothing from there (§2.6)'),
  ],
  '2.6.3': page('studying online: hero, six benefits, the video, pictures of the dashboard'),
  '2.7.1': page('the blog asks for a topic, and dates every article in the local form (§9)'),
  '2.7.2': page('an article leads to its related articles'),
  '2.8.1': page('the index lists every career, its description cut at 120 characters (§9)'),
  '2.8.2': page('a career lists its roles, and a role is found below it'),
  '2.8.3': page('a career lists its roles, and a role is found below it'),
  '2.9.1': page('its head says all of it'),
  '2.9.2': page('its head says all of it'),
  '2.9.3': everyCourse,
  '2.9.4': animalCare,
  '2.9.5': page('its subjects are the core and elective units'),
  '2.9.6': everyCourse,
  '2.9.7': everyCourse,
  '2.9.8': animalCare,
  '2.9.9': [...everyCourse, ...unit('pricing', 'costs 10% less up front, and 52 weeks add up to the price')],
  '2.9.10': page('its summary follows its head, and the form stands at its end'),
  '2.9.11': page('its summary follows its head, and the form stands at its end'),
  '2.9.12': everyCourse,
  '2.9.r1': [...everyCourse, ...animalCare],
  '2.9.r2': [
    ...unit('sample/courseGuide', 'names code, title, units, prices, entry and contact'),
    ...e2e('everyPage', 'no link of the site leads nowhere'),
  ],
  '2.10.1': page('simple: without an id there is nothing, and an unknown id is said'),
  '2.10.2': page('simple: breadcrumb, filter and sorts'),
  '2.10.3': page('simple: breadcrumb, filter and sorts'),
  '2.10.4': [...page('simple: every course of the category, its id in any case'), ...simpleEmptyAndDefault],
  '2.10.5': simpleEmptyAndDefault,
  '2.10.6': simpleBlogAndBanner,
  '2.10.7': page('rich: an unknown id offers all courses'),
  '2.10.8': page('rich: head, search, filters, sort and count'),
  '2.10.9': page('rich: head, search, filters, sort and count'),
  '2.10.10': page('rich: a card has all its parts'),
  '2.10.11': page('rich: where nothing is found, and at its end, it leads on'),
  '2.10.12': page('rich: where nothing is found, and at its end, it leads on'),
  '2.10.r1': page('rich: head, search, filters, sort and count'),
  '2.10.r2': [
    ...page('simple: breadcrumb, filter and sorts'),
    ...seen('filteredList', '(root) --sort.choose[isNewSort]--> (stay)'),
    ...unit('sorting', 'names every sort'),
  ],
  '2.11.1': page('the index has every category with its number of courses'),
  '2.11.2': page('the index has every category with its number of courses'),
  '2.11.3': page('the index has every category with its number of courses'),
  '2.12.1': [...catalogueCard, ...unit('catalogueSearch', 'reads what an address holds')],
  '2.12.2': [
    ...seen(
      'filteredList',
      'panel.closed --panel.open--> panel.open',
      'panel.open --panel.close--> panel.closed',
    ),
    ...e2e('texts', '§2.12: the filter panel stands at the side, and a press beside it closes it'),
  ],
  '2.12.3': [
    ...page(
      'its panel offers the titles of the categories, five qualifications and the levels of short courses',
    ),
    ...seen('filteredList', 'panel.open.dirty --filters.apply--> panel.closed'),
  ],
  '2.12.4': [...catalogueCard, ...seen('filteredList', '(root) --sort.choose[isNewSort]--> (stay)')],
  '2.12.5': page('a card of the catalogue has all its parts'),
  '2.12.6': [
    ...page('pages are turned with Previous, numbers and Next'),
    ...e2e('nav', 'on a later page of a list, its own number alone is the current page'),
  ],
  '2.12.7': [
    ...seen('filteredList', 'results.listed --always[hasOutcome "empty"]--> results.empty'),
    ...e2e('texts', '§8: … says …'),
  ],
  '2.12.8': [
    ...seen('comparison', 'empty --always[hasSome]--> some', '(root) --comparison.clear[hasSome]--> (stay)'),
    ...e2e('mainJourney', 'from a goal to an enquiry by mouse or finger @phone'),
  ],
  '2.12.r1': e2e('mainJourney', 'from a goal to an enquiry by mouse or finger @phone'),
  '2.12.r2': [
    ...seen('comparison', 'full --course.toggle[isNewcomer]--> (stay)'),
    ...e2e('compare', 'courses go and come in place, by mouse'),
  ],
  '2.12.r3': [
    ...unit(
      'sample/courseContent',
      'has at least 48 courses, ordered by id, none named twice',
      'fills the category %s',
      'are those on offer, each once, with their exact title and level',
    ),
  ],
  '2.12.r4': e2e(
    'wizard',
    'every card of the list says how it stands to the other answers, those first that meet most',
  ),
  '2.12.r5': [
    ...e2e(
      'facets',
      'the catalogue is narrowed by its facet …, with true counts, and a link restores it',
      'with the soonest start or the shortest first, the list stands so',
    ),
    ...page('is called Our Courses, and has its sorts'),
  ],
  '2.12.r6': e2e(
    'firstScreen',
    'the list shows … courses with what decides on its first screen …',
    'cards show their titles and prices on the first screen …',
  ),
  '2.12.r7': [
    ...e2e('listView', 'rows that were chosen are there before any script of the page has come @phone'),
    ...seen('listView', '(root) --view.choose[isAsked]--> rows'),
  ],
  '2.13.1': [
    ...page('offers the levels that occur, and Clear'),
    ...seen('filteredList', '(root) --filters.reset[hasFilters]--> (stay)'),
  ],
  '2.13.2': page('a popular course wears its badge'),
  '2.13.3': page('features three courses, and says where nothing fits'),
  '2.13.4': page('features three courses, and says where nothing fits'),
  '2.14.1': [
    ...e2e('compare', 'the rows of §2.14 in order, for the courses that are known'),
    ...unit('comparing', 'has the rows of §2.14'),
  ],
  '2.14.2': e2e('compare', 'without courses it says so and leads back'),
  '2.15.1': [...finderSteps, ...fourStepsByMouse],
  '2.15.2': [
    ...seen('courseFinder', '(root) --goal.choose--> (stay)'),
    ...e2e('wizard', 'a goal in the address is chosen, and can be overruled for good'),
  ],
  '2.15.3': [
    ...page('the course finder has its navigator: match confidence, what was chosen, a testimonial'),
    ...fourStepsByMouse,
    ...e2e('wizard', 'a reload keeps the draft and the step'),
  ],
  '2.15.4': fourStepsByMouse,
  '2.16.1': [...careerSteps, ...walkOfCareerWizard],
  '2.16.2': [...e2e('careerWizard', 'the trees of the four steps and of a result'), ...walkOfCareerWizard],
  '2.16.3': e2e('careerWizard', 'the ways on from the results, and Start Over clears'),
  '2.16.r1': unit('sample/careerWizard', 'lead to courses and roles that share their subject: $title'),
  '2.17.1': page('the overview: hero, seven cards, three stories, two ways on, figures'),
  '2.17.2': page('the overview: hero, seven cards, three stories, two ways on, figures'),
  '2.17.3': page('the overview: hero, seven cards, three stories, two ways on, figures'),
  '2.18.1': page('$slug has four tabs, each with its content', 'an unknown service says so and leads back'),
  '2.18.2': page('$slug has four tabs, each with its content'),
  '2.18.3': [
    ...page('$slug has four tabs, each with its content'),
    ...e2e('uploads', 'the demo of a service takes Word, and ends in the same place'),
    ...e2e('uploads', 'a file on its way outlasts a change of tab, and is not begun again'),
  ],
  '2.18.4': page('$slug has four tabs, each with its content'),
  '2.19.1': page('hero, three levels, metrics and a grid'),
  '2.19.2': [
    ...page('hero, three levels, metrics and a grid'),
    ...seen('filteredList', '(root) --url.changed[isNew]--> (stay)'),
    ...e2e(
      'programs',
      "'View Programs' of … searches for the name of the level and finds its programs (§2.19)",
    ),
  ],
  '2.19.3': [
    ...page('hero, three levels, metrics and a grid'),
    ...seen('filteredList', 'panel --choice.toggle[appliesAtOnce]--> (stay)'),
  ],
  '2.19.4': page('nothing found is said'),
  '2.19.5': page('a card shows three tags and counts the others'),
  '2.20.1': page('$slug says all of it'),
  '2.20.2': page('$slug says all of it'),
  '2.20.3': e2e('texts', '§8: … says …'),
  '2.21.1': page('for organisations: two ways on at both ends, values, two tools, three cases'),
  '2.21.2': page('for organisations: two ways on at both ends, values, two tools, three cases'),
  '2.21.3': page('for organisations: two ways on at both ends, values, two tools, three cases'),
  '2.21.4': page('for organisations: two ways on at both ends, values, two tools, three cases'),
  '2.21.5': page('the other variant: ROI with its preview, an upload with its hint, stories'),
  '2.21.6': page('the other variant: ROI with its preview, an upload with its hint, stories'),
  '2.21.7': page('the other variant: ROI with its preview, an upload with its hint, stories'),
  '2.21.r1': page(
    'for organisations: two ways on at both ends, values, two tools, three cases',
    'the other variant: ROI with its preview, an upload with its hint, stories',
  ),
  '2.22.1': [
    ...page('employment pathways: figures, wizard, tools, three courses'),
    ...unit(
      'organisationsAndEmployment',
      'statistics, wizard, tools, statistics of pathways and courses follow each other',
    ),
  ],
  '2.22.2': page('employment pathways: figures, wizard, tools, three courses'),
  '2.22.3': page('employment pathways: figures, wizard, tools, three courses'),
  '2.22.4': page('employment pathways: figures, wizard, tools, three courses'),
  '2.23.1': page('%s takes a file of staff skills'),
  '2.23.2': [...page('%s takes a file of staff skills'), ...uploadInTime],
  '2.23.3': [
    ...seen('upload', 'idle --analysis.request--> (stay)'),
    ...e2e('uploads', '§8: asked for without a file, an alert says so'),
  ],
  '2.23.r1': [...seen('upload', '(root) --file.choose--> refused'), ...refusedFile],
  '2.24.1': [
    ...page('the calculator has a box and a slider for each of six figures'),
    ...seen('roiCalculator', 'editing --roi.calculate[areNumbers]--> results.calculated'),
  ],
  '2.24.2': page('the calculator has a box and a slider for each of six figures'),
  '2.24.3': [
    ...e2e('roiCalculator', 'nobody is shut out: before and after'),
    ...e2e('roiCalculator', 'Download Report gives a complete text file'),
  ],
  '2.24.r1': [
    ...roiDefaults,
    ...e2e('roiCalculator', '§5: a typed number outside the bounds is used, and the slider rests at its end'),
  ],
  '2.25.1': simpleBlogAndBanner,
  '2.25.2': [
    ...simpleBlogAndBanner,
    ...seen('carousel', 'looping --slide.next--> (stay)', 'looping --slide.previous--> (stay)'),
  ],
  '2.25.3': simpleBlogAndBanner,
  '2.26.1': simpleBlogAndBanner,
  '2.26.2': simpleBlogAndBanner,
  '2.27.1': [
    ...e2e('search', '§9: at most eight, grouped by type, marked, and nothing highlighted at first'),
    ...e2e('search', 'by keyboard alone, with the tree of the open list'),
    ...seen('searchBox', 'list.closed --query.change--> list.open'),
  ],
  '2.27.r1': unit(
    'sample/search',
    'every result leads to a page that exists, and each page and each answer stands in it once',
  ),
  '2.28.1': [
    ...seen('searchOverlay', 'dialog.closed --search.open--> dialog.open'),
    ...e2e('search', 'the tree of the open overlay'),
  ],
  '2.28.2': seen('searchOverlay', 'dialog.open --all.request[hasQuery]--> dialog.closed'),
  '2.28.r1': e2e('search', "'See all results' carries the query to the search page"),
  '2.29.1': [
    ...e2e(
      'nav',
      'the Courses menu: arrow keys select a category, and Tab leads on to its courses',
      'the Services menu',
      'the menu of a small screen, a section of it, and back',
    ),
    ...e2e('texts', '§9: one, two or three columns of courses, and the bar stays at the top (§2.29)'),
    ...e2e('search', 'says what can be searched, and nothing of it is fetched before'),
  ],
  '2.29.2': [
    ...unit('siteTexts', 'the bar and its menus link to every page of §2.29'),
    ...page('the bar leads home from every page (§2.29): %s'),
  ],
  '2.30.1': [
    ...unit(
      'terms',
      'the Terms of Service are an overview and twenty sections (§2.30)',
      'section %s says "%s"',
    ),
    ...e2e('help', 'terms of service lead from the contents to twenty sections (§2.30)'),
  ],
  '2.30.2': unit('terms', 'section %s says "%s"'),
  '2.30.3': unit('terms', 'the document ends with the contact details of the provider'),
  '2.31.1': [
    ...e2e('tooltip', 'every control that is a picture only has a tooltip, which shows its name'),
    ...seen('toaster', 'quiet --always[hasShown]--> showing'),
  ],
  '2.31.2': e2e('texts', "§8: content that cannot be drawn shows 'Unexpected Application Error!'"),

  '4.1': [
    ...page('leads from each of the four goals to the wizard'),
    ...e2e('home', 'the goal chosen is highlighted while it leads to the course wizard (§2.2)'),
  ],
  '4.2': [
    ...seen(
      'filteredList',
      'text.settled --text.change--> (stay)',
      'panel --choice.toggle[appliesAtOnce]--> (stay)',
      '(root) --filters.reset[hasFilters]--> (stay)',
    ),
  ],
  '4.3': seen(
    'faq',
    '(root) --category.choose--> focused',
    '(root) --question.toggle[isOpen]--> (stay)',
    '(root) --question.toggle--> (stay)',
  ),
  '4.4': seen(
    'accordion',
    'closed --item.toggle--> open',
    'open --item.toggle--> (stay)',
    'open --item.toggle[isOpen]--> closed',
  ),
  '4.5': seen(
    'filteredList',
    'panel.closed --panel.open--> panel.open',
    'panel.open --panel.close--> panel.closed',
  ),
  '4.6': [
    ...seen(
      'filteredList',
      'panel --choice.toggle--> panel.open',
      'panel.open.clean --always[hasChanges]--> panel.open.dirty',
      'panel.open.dirty --filters.apply--> panel.closed',
    ),
    ...model(
      'filteredList',
      'changes are pending only while the panel is open, and never where choices apply at once',
    ),
  ],
  '4.7': model('filteredList', 'whatever the visitor applies begins with the first page'),
  '4.8': seen(
    'comparison',
    '(root) --course.toggle[isNewcomer]--> (stay)',
    '(root) --course.toggle[isChosen]--> (stay)',
  ),
  '4.9': seen(
    'filteredList',
    'panel.closed --panel.open--> panel.open',
    'panel.open --panel.close--> panel.closed',
  ),
  '4.10': [
    ...seen('filteredList', '(root) --filters.reset[hasFilters]--> (stay)'),
    ...model('filteredList', 'taking everything off keeps the order'),
  ],
  '4.11': [
    ...seen(
      'roiCalculator',
      'editing --roi.calculate[areNumbers]--> results.calculated',
      '(root) --input.change[isNewText]--> editing',
      '(root) --slider.change[isNewValue]--> editing',
    ),
    ...e2e('roiCalculator', 'a number box and its slider are one value, and any change hides the results'),
  ],
  '4.12': [
    ...careerSteps,
    ...seen('careerWizard', 'skills --step.previous--> now', 'learning --step.previous--> goal'),
    ...finderSteps,
    ...seen('courseFinder', 'subject --step.previous--> goal', 'details --step.previous--> preferences'),
    ...walkOfCareerWizard,
    ...fourStepsByMouse,
  ],
  '4.13': seen('careerWizard', 'learning --step.next--> results'),
  '4.14': [
    ...seen('careerWizard', '(root) --wizard.restart--> now'),
    ...e2e('careerWizard', 'the ways on from the results, and Start Over clears'),
  ],
  '4.15': [
    ...seen(
      'courseFinder',
      'details --step.next[hasNameAndEmail]--> saving',
      'saving.pause.running --after shortestSave--> saving.pause.over',
      'saving --done--> done',
    ),
    ...fourStepsByMouse,
    ...e2e('wizard', '§9: the save takes a second'),
  ],
  '4.16': [
    ...seen('courseFinder', 'saving.lead.leaving --error(saveLead)--> saving.lead.settled'),
    ...e2e('wizard', 'without storage the course finder still leads to courses'),
  ],
  '4.17': [
    ...seen('upload', '(root) --file.choose[isAccepted]--> uploading', 'uploading --after step--> uploading'),
    ...uploadInTime,
  ],
  '4.18': [...seen('upload', 'settling --after settling--> done'), ...uploadInTime],
  '4.19': page('%s is no tool yet, and says so'),
  '4.20': seen(
    'searchBox',
    'list.closed --query.change--> list.open',
    'list.open --results.received[bringsMatches]--> list.open.none',
  ),
  '4.21': [
    ...seen(
      'searchBox',
      'list.open --escape.press--> list.closed',
      'list.open --outside.press--> list.closed',
      'list.open --item.select[isMatch]--> list.closed',
      'list --search.clear[hasText]--> list.closed',
    ),
    ...e2e('search', 'closes on Escape, a press elsewhere, a choice and clearing'),
  ],
  '4.22': [
    ...seen(
      'searchBox',
      'list.open.none --highlight.next--> (stay)',
      'list.open.highlighted --highlight.next[isNotLast]--> (stay)',
      'list.open.highlighted --highlight.previous--> (stay)',
    ),
    ...e2e('search', 'arrows move the highlight from nothing to the last and back'),
  ],
  '4.23': [
    ...seen(
      'searchBox',
      'list.open.none --item.accept[isAnswered]--> list.closed',
      'list.open.highlighted --item.accept--> list.closed',
    ),
    ...e2e('search', 'Enter picks the highlighted one'),
  ],
  '4.24': e2e('search', 'Enter picks the first where none is highlighted, and the search is reset'),
  '4.25': [
    ...seen(
      'searchOverlay',
      'dialog.open --query.change--> (stay)',
      'dialog.open.results --highlight.next[isNotLast]--> (stay)',
      'dialog.open.results --highlight.previous[isNotFirst]--> (stay)',
    ),
    ...e2e('search', 'the highlight is the first again on each keystroke; Enter opens'),
  ],
  '4.26': [
    ...seen(
      'searchOverlay',
      'dialog.open.results --item.accept[isAnswered]--> dialog.closed',
      'dialog.open --escape.press--> dialog.closed',
    ),
  ],
  '4.27': seen(
    'siteNav',
    'closed.pointing --after openDelay--> menu.fresh',
    'menu.leaving --after closeDelay--> closed',
    'closed --menu.toggle--> menu.pinned',
    'menu --menu.toggle[isShown]--> closed',
  ),
  '4.28': [
    ...seen('siteNav', 'menu --category.select[hasCategories]--> (stay)'),
    ...e2e(
      'nav',
      'the Courses menu: arrow keys select a category, and Tab leads on to its courses',
      'a category is selected by pointing at it and by a press',
    ),
  ],
  '4.29': [
    ...seen('toaster', '(root) --toast.add--> (stay)', '(root) --toast.dismiss[isShown]--> (stay)'),
    ...seen(
      'toast',
      'visible --toast.dismiss--> dismissed',
      'visible.running --toast.update--> visible.running',
    ),
    ...model('toaster', 'one notice and three snackbars at most'),
    ...model('toast', 'it is forgotten 1,000,000 ms after it was dismissed, a snackbar when it has left'),
  ],
  '4.r1': [
    ...seen('upload', 'settling --after settling--> done'),
    ...e2e('uploads', 'the demo of a service takes Word, and ends in the same place'),
    ...e2e('uploads', 'a file on its way outlasts a change of tab, and is not begun again'),
  ],

  '5.1': e2e('leads', '§5: what is missing or no address is left to the browser, which sends nothing'),
  '5.2': page('the enquiry form of %s has its fields, and no more of them is required'),
  '5.3': [
    ...careerSteps,
    ...model('careerWizard', 'Next is never gated, and Previous is missing on the first step only'),
  ],
  '5.4': [
    ...finderSteps,
    ...seen('courseFinder', 'details --step.next[hasNameAndEmail]--> saving'),
    ...unit('courseFinder', 'opens each step on presence alone'),
  ],
  '5.5': unit('courseFinder', 'opens each step on presence alone'),
  '5.6': [...unit('courseFinder', 'opens each step on presence alone'), ...fourStepsByMouse],
  '5.7': fourStepsByMouse,
  '5.8': [...page('%s takes a file of staff skills'), ...uploadTypes],
  '5.9': [
    ...page('the other variant: ROI with its preview, an upload with its hint, stories'),
    ...uploadTypes,
  ],
  '5.10': [...uploadTypes, ...e2e('uploads', 'the demo of a service takes Word, and ends in the same place')],
  '5.11': [
    ...unit('compareSearch', 'agree with the rule for any text'),
    ...e2e('compare', 'the rows of §2.14 in order, for the courses that are known'),
  ],
  '5.12': [...seen('comparison', 'full --course.toggle[isNewcomer]--> (stay)'), ...fourthCourse],
  '5.13': unit('roi', 'have the bounds, steps and defaults that are required'),
  '5.14': e2e(
    'roiCalculator',
    '§5: a typed number outside the bounds is used, and the slider rests at its end',
  ),
  '5.15': unit('lists', 'are found by %j in title, description or a feature: %j'),
  '5.16': [
    ...unit(
      'lists',
      'are narrowed by level and delivery mode together',
      'offer the levels and modes there are, in the order of the vocabulary',
    ),
    ...page('rich: head, search, filters, sort and count'),
  ],
  '5.17': [...unit('recommending', 'find a goal in the category'), ...byRule],
  '5.18': unit(
    'lists',
    'leaves exactly the courses that meet what is asked: choices of a facet widen, facets narrow',
  ),
  '5.19': searchRule,
  '5.20': [...searchRule, ...e2e('search', 'finds what the search page finds, in the same order')],
  '5.21': unit('programs', 'text is sought in title and description, whatever the case'),
  '5.22': [
    ...unit('programs', 'level and duration match exactly and combine'),
    ...page('hero, three levels, metrics and a grid'),
  ],
  '5.r1': [
    ...unit('courseFinder', 'opens each step on presence alone'),
    ...unit('enquiry', 'checks nothing but presence and the email'),
  ],
  '5.r2': fourStepsByMouse,
  '5.r3': [
    ...seen('courseFinder', 'details --step.next[hasNameAndEmail]--> saving'),
    ...page('the course finder has its navigator: match confidence, what was chosen, a testimonial'),
    ...e2e('wizard', 'the list can be seen without leaving details, and nothing is kept of a lead'),
  ],
  '5.r4': [
    ...e2e('roiCalculator', '§5: a typed number outside the bounds is used, and the slider rests at its end'),
    ...e2e('roiCalculator', '… in every box shows no NaN, no Infinity and no broken chart'),
    ...e2e('roiCalculator', '"…" is answered with a sentence beside the field'),
  ],
  '5.r5': [
    ...byRule,
    ...unit('recommending', 'take a subject’s label as well as its id, and find it in a feature'),
  ],
  '5.r6': [
    ...unit('recommending', 'are the closest where none meets both: the subject weighs more'),
    ...unit(
      'sample/courseContent',
      'have a course for every pair',
      'are recommended exactly, never as the closest',
    ),
    ...page('the closest courses are called that'),
  ],
  '5.r7': [
    ...recommended,
    ...page(
      'recommendations say for whom they are and why each is there',
      'recommendations for %s claim no more than that',
    ),
  ],
  '5.r8': [
    ...recommended,
    ...byRule,
    ...unit(
      'sample/checkedAnswers',
      'say nothing false of any course, one by one, for every goal and subject',
      'say nothing false together, in whole and in smaller catalogues',
      'are sorted by how many a course meets, until another order is chosen',
      'that nobody can check, or nobody knows, are not spoken of',
    ),
  ],
  '5.r9': [
    ...searchRule,
    ...unit('sample/search', '%s is mended, and it is said how', '%s needs no mending'),
    ...oneSearch,
  ],
  '5.r10': [
    ...unit(
      'sample/search',
      '%s is a word, and no part of one',
      'it is an abbreviation, but not behind a verb, nor in running text',
    ),
    ...e2e('courseSearch', 'a short word is a word: IT lists what is about it, and no more'),
  ],

  '7.1': [
    ...unit('headers', 'the content security policy is exactly this'),
    ...seen('retrieval', 'loading --done(load)--> fresh'),
  ],
  '7.2': e2e('leads', 'the newsletter is kept on the device and answered with a toast that is announced'),
  '7.3': [...seen('submission', 'sending --done(send)--> sent'), ...uploadInTime],
  '7.4': [...fourStepsByMouse, ...e2e('wizard', '§9: the save takes a second')],
  '7.5': e2e('roiCalculator', 'Download Report gives a complete text file'),
  '7.6': [
    ...seen('share', '(root) --share.request[canShare]--> sharing', '(root) --share.request--> copying'),
    ...seen('share', 'copying --done(copyText)--> copied'),
    ...e2e(
      'roiCalculator',
      'Share Results hands title, text and address to the device where it can',
      'Share Results copies where the device cannot share, and says so',
    ),
  ],
  '7.7': [
    ...page('opens the social profiles in a new tab'),
    ...page('the overview: hero, seven cards, three stories, two ways on, figures'),
    ...e2e('help', 'the video offers the way to its host and loads nothing from there (§2.6)'),
    notYet('Only the discovery call is linked, and there is no image host.'),
  ],
  '7.8': [
    ...unit(
      'limits',
      'a retrieval has the figures of §7: three retries, 1 s doubled and 30 s at most, five minutes',
    ),
    ...model('retrieval', 'data is fresh for five minutes'),
  ],
  '7.r1': [
    ...seen('submission', 'sending --done(send)--> sent'),
    ...unit(
      'leadEndpoint',
      'the default keeps a lead on the device and says so',
      'is accepted once and leaves nothing on the device',
      'waits in the outbox once the last retry of §7 has failed too',
    ),
    ...model('submission', 'it waits 1, 2 and 4 seconds before it sends again'),
  ],
  '7.r2': [
    ...e2e('uploads', '§8: asked for without a file, an alert says so'),
    ...e2e('leads', 'the newsletter is kept on the device and answered with a toast that is announced'),
  ],
  '7.r3': [
    ...seen(
      'retrieval',
      'loading --error(load)[hasRetriesLeft]--> waiting',
      'waiting --after retryDelay--> loading',
    ),
    ...e2e('loading', '… that fails twice arrives after 1 and 2 seconds'),
  ],

  '9.1': e2e('texts', '§9: 9 courses a page, and 3 chips on a card before the number of the others'),
  '9.2': model('comparison', 'at most three known courses, each once'),
  '9.3': page('features three courses, and says where nothing fits'),
  '9.4': page('a card of a service lists four features, and six programs are shown (§9)'),
  '9.5': page('a card of a service lists four features, and six programs are shown (§9)'),
  '9.6': unit('limits', 'a preview is the first 80 characters and an ellipsis'),
  '9.7': [
    ...unit('sample/careers', 'is cut after 120 characters and says so'),
    ...page('the index lists every career, its description cut at 120 characters (§9)'),
  ],
  '9.8': [
    ...unit('limits', 'chips show three and count the rest'),
    ...page('a card shows three tags and counts the others'),
  ],
  '9.9': e2e('search', '§9: at most eight, grouped by type, marked, and nothing highlighted at first'),
  '9.10': e2e('nav', 'the Courses menu: arrow keys select a category, and Tab leads on to its courses'),
  '9.11': [
    ...model('carousel', 'a press moves by one slide, or round the end of a loop'),
    ...seen('carousel', '(root) --viewport.changed[isNewView]--> (stay)'),
    ...e2e('texts', '§9: two slides of the categories at 768 px, three at 1024 px'),
  ],
  '9.12': e2e('texts', '§9: one, two or three columns of courses, and the bar stays at the top (§2.29)'),
  '9.13': sorting,
  '9.14': [...sorting, ...unit('sorting', 'the numeric part of %j is %d')],
  '9.15': sorting,
  '9.16': e2e('texts', '§9: the sort options of a category, most popular first'),
  '9.17': roiFormulas,
  '9.18': roiFormulas,
  '9.19': roiFormulas,
  '9.20': roiFormulas,
  '9.21': roiFormulas,
  '9.22': roiFormulas,
  '9.23': unit('roi', 'have the bounds, steps and defaults that are required'),
  '9.24': unit('programs', 'the schema holds prices to $900 and $2,400 (§9)', '$slug follows its schema'),
  '9.25': unit('sample/courseContent', 'ten of them are detailed, on every one of their levels'),
  '9.26': page('their programs cost $199 to $599 (§9)'),
  '9.27': unit('sample/courseContent', 'shows the three price examples of §9'),
  '9.28': unit(
    'sample/courseContent',
    'ten of them are detailed, on every one of their levels',
    'has a course for the qualification filter $value',
  ),
  '9.29': unit('sample/courseContent', 'has a course delivered %s'),
  '9.30': [
    ...page('how to enrol: hero, five steps, the platform, four questions, two students'),
    ...unit('pricing', 'costs 10% less up front, and 52 weeks add up to the price'),
  ],
  '9.31': [
    ...everyCourse,
    ...unit('help', 'names the figures of §9'),
    ...unit('sample/courseContent', 'have the placement hours of their rules'),
  ],
  '9.32': [
    ...unit('sample/company', 'keeps the hours of §9'),
    ...page('the contact page has every number, hour and address'),
  ],
  '9.33': page('the blog asks for a topic, and dates every article in the local form (§9)'),
  '9.34': [...unit('courseFinder', 'is a quarter further with each step'), ...walkOfCareerWizard],
  '9.35': e2e('wizard', '§9: the save takes a second'),
  '9.36': uploadInTime,
  '9.37': e2e('search', '§9: the quick search …'),
  '9.38': page('hero, three levels, metrics and a grid'),
  '9.39': page('employment pathways: figures, wizard, tools, three courses'),
  '9.40': page('says how to reach the provider, and the years from 2025 to that of the build'),
  '9.41': simpleEmptyAndDefault,
  '9.42': [
    ...unit('limits', 'both kinds of toast have the figures of §9'),
    ...model('toast', 'it is forgotten 1,000,000 ms after it was dismissed, a snackbar when it has left'),
    ...model('toaster', 'one notice and three snackbars at most'),
  ],
  '9.43': [
    ...e2e('leads', '§9: one toast at a time, for five seconds'),
    ...e2e('leads', 'a swipe sends a toast away, a short one does not'),
    ...unit('limits', 'both kinds of toast have the figures of §9'),
  ],
  '9.44': [
    ...unit('limits', 'both kinds of toast have the figures of §9'),
    ...e2e(
      'snackbars',
      '§9: three are seen at most, the oldest goes first, and each stays for four seconds',
      '§9: a swipe of the threshold sends one away, a shorter one does not',
      '§9: width, gap and offset, above the bar and without it',
    ),
  ],
  '9.45': e2e(
    'models.tooltip',
    'a tooltip opens after 700 ms, and for 300 ms after it has closed the next one at once',
  ),
  '9.r1': roiFormulas,
  '9.r2': [
    ...unit('sample/courseContent', '%s is current, says that it replaced %s, and is found by both codes'),
    ...unit('checkCourses', 'fails with course, field and rule: %s'),
  ],
  '9.r3': [...walkOfCareerWizard, ...unit('sample/careerWizard', 'have the titles, order and scores of §3')],
  '9.r4': [
    ...unit('limits', 'both kinds of toast have the figures of §9'),
    ...model('toaster', 'one notice and three snackbars at most'),
  ],
  '9.r5': [
    ...seen('toaster', '(root) --toast.add[isShown]--> (stay)', '(root) --toast.add[isFull]--> (stay)'),
    ...e2e(
      'snackbars',
      'what was done with a course is said in one small toast, which a second answer revises',
    ),
  ],
}
