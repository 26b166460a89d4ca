import { link, list, ofCompany, paragraph, strong } from '~/data/site/richTextParts'
import { paymentTerms } from './paymentTerms'
import type { TermsDocument } from './termsDocument'

/** §2.30: overview and twenty titled sections. */
export const terms: TermsDocument = {
  title: 'Terms of Service',
  description:
    'The terms on which you use this website and buy courses, programs and services, in plain English, with your rights under Australian law.',
  notice:
    'This document is a sample. A lawyer has to review it before a real provider uses it. It is not legal advice.',
  lastChanged: '2025-07-01',
  overview: [
    paragraph(
      'This website is operated by ',
      ofCompany('legalName'),
      ' under the name ',
      ofCompany('name'),
      '. Services for organisations are supplied by ',
      ofCompany('servicesLegalName'),
      '. In these terms “we”, “us” and “our” mean the company that you deal with, and “you” means the person who uses the website or buys from us.',
    ),
    paragraph(
      'By using the website or placing an order you agree to these terms and to the policies that they name. If you do not agree, please do not use the website. Enrolment in a course also needs a separate written agreement, which you receive before you pay. Where the two differ, your enrolment agreement applies. A ',
      link('summary on one page', { to: '/terms' }),
      ' is in preparation.',
    ),
    paragraph(
      strong('Your statutory rights come first.'),
      ' The Australian Consumer Law gives you guarantees and remedies that no agreement can take away. Nothing in these terms excludes, restricts or changes them.',
    ),
  ],
  sections: [
    {
      id: 'age-of-majority',
      title: 'Age of majority and who may use the website',
      blocks: [
        paragraph(
          'By agreeing to these terms you confirm that you are at least the age of majority in your state or territory, which is 18 throughout Australia. You have to be 18 or above to enrol. A younger person may read the website but may not place an order or send us personal details without a parent or guardian.',
        ),
        paragraph(
          'If you act for an organisation, you confirm that you are allowed to bind it to these terms.',
        ),
      ],
    },
    {
      id: 'general-conditions',
      title: 'General conditions',
      blocks: [
        paragraph(
          'You may use the website for your own study, career and training decisions, and for those of your organisation. You may not copy, sell or exploit any part of it for another commercial purpose without our written permission.',
        ),
        paragraph(
          'Information that you send over the internet may pass through several networks. We use encrypted connections, but no transmission is free of risk.',
        ),
      ],
    },
    {
      id: 'accuracy-of-information',
      title: 'Accuracy, completeness and timeliness of information',
      blocks: [
        paragraph(
          'We take care to keep the website correct. It may still contain mistakes or information that is no longer current. Training products are replaced over time; the National Register is the authority on codes, titles and units.',
        ),
        paragraph(
          'Figures that are marked as samples or as illustrative show how a result would be presented. They do not predict your own result. Please ask us before you rely on a detail that matters to your decision.',
        ),
      ],
    },
    {
      id: 'changes-to-service-and-prices',
      title: 'Changes to the service and prices',
      blocks: [
        paragraph(
          'Prices on the website may change without notice. We may also change or stop a product or a service. A change does not affect an order that we have accepted or an enrolment agreement that you have signed.',
        ),
        paragraph(
          'If a price is shown by an obvious mistake, we tell you before we accept your order, and you may cancel without cost.',
        ),
      ],
    },
    {
      id: 'courses-programs-and-recognition',
      title: 'Courses, programs and recognition',
      blocks: [
        paragraph('We offer different kinds of learning, and each page says which kind it describes:'),
        list(
          'nationally recognised courses, which show a national code and title and lead to a qualification or a statement of attainment when all requirements are met',
          'programs, workshops and micro-credentials, which do not lead to an AQF qualification',
          'services for organisations, job seekers and researchers, which are supplied under a written proposal',
        ),
        paragraph(
          'We do not offer government-funded courses. We do not promise that you will complete a course, obtain a licence or find work.',
        ),
      ],
    },
    {
      id: 'orders-billing-and-accounts',
      title: 'Orders, billing and account information',
      blocks: [
        paragraph(
          'We have the right to refuse any order. We may limit or cancel quantities for each person, household or order, for example when a class is full, entry requirements are not met or an order appears to be fraudulent. If we cancel an order after you have paid, we refund the amount in full and tell you why where the law allows it.',
        ),
        paragraph(
          'You agree to give current, complete and accurate details and to tell us when they change.',
        ),
      ],
    },
    {
      id: 'payment-and-instalments',
      title: 'Payment and instalments',
      blocks: [
        paragraph(
          'Amounts are in Australian dollars. Where goods and services tax applies, it is included. You may pay a course in full, with a discount of 10% for payment upfront, or, where its page offers them, in weekly instalments over 12 months. Your enrolment agreement states the total amount.',
        ),
        paragraph(paymentTerms.lateInstalment),
        paragraph(paymentTerms.protection),
      ],
    },
    {
      id: 'cancellation-and-refunds',
      title: 'Cancellation and refunds',
      blocks: [
        paragraph(`${paymentTerms.cancelling} ${paymentTerms.ifWeCancel}`),
        paragraph(
          'Our services come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you may cancel your contract and receive a refund for the unused part or compensation for its reduced value. You may also be compensated for other reasonably foreseeable loss.',
        ),
      ],
    },
    {
      id: 'your-responsibilities-as-a-learner',
      title: 'Your responsibilities as a learner',
      blocks: [
        paragraph(
          'You agree to do your own work, to name your sources and to say how you have used AI tools where a task asks for it. You agree to treat other learners, trainers and placement hosts with respect.',
        ),
        paragraph(
          'Some courses need a Unique Student Identifier, screening checks or health records before placement. You are responsible for obtaining them in time; we tell you what is needed before you enrol.',
        ),
      ],
    },
    {
      id: 'optional-tools',
      title: 'Optional tools and calculators',
      blocks: [
        paragraph(
          'The website has tools such as a course wizard, a career wizard and a return-on-investment calculator. Their results rest on fixed rules and on what you enter. They support a discussion and are not financial, legal or career advice.',
        ),
        paragraph(
          'A file that you choose in a tool stays on your device unless the page says otherwise before you send it.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-party links and services',
      blocks: [
        paragraph(
          'Some links lead to websites of others, such as a scheduling service, a video host or a social network. They open with their own terms and privacy practices. We do not control them and are not responsible for their content. Please read their policies before you use them.',
        ),
      ],
    },
    {
      id: 'user-submissions',
      title: 'User comments, feedback and other submissions',
      blocks: [
        paragraph(
          'You keep the rights in what you send us. If you send an idea, a suggestion or a review of our services, you allow us to use, edit and publish it to improve and describe them, without payment. We publish your name only with your consent.',
        ),
        paragraph(
          'Assessment work, enrolment records and confidential business documents are not covered by this permission.',
        ),
        paragraph(
          'Your submissions must not be unlawful, threatening, defamatory or obscene, must not infringe the rights of others and must not contain harmful code. We may remove those that are.',
        ),
      ],
    },
    {
      id: 'personal-information',
      title: 'Personal information',
      blocks: [
        paragraph(
          'We handle personal information under the Privacy Act 1988 and the Australian Privacy Principles. We collect what we need to answer you, to enrol you and to meet our reporting duties as a training provider.',
        ),
        paragraph(
          'Marketing messages need your separate consent, and each one lets you unsubscribe. To see, correct or remove your details, write to ',
          ofCompany('privacyEmail'),
          '. A complete policy is in preparation on the ',
          link('privacy page', { to: '/privacy' }),
          '.',
        ),
      ],
    },
    {
      id: 'errors-and-omissions',
      title: 'Errors, inaccuracies and omissions',
      blocks: [
        paragraph(
          'Now and then a page may contain a typing error or an omission about a description, price, offer, date or place. We may correct it at any time. If the correction matters to an order that you have placed, we tell you and you may cancel that order for a refund.',
        ),
      ],
    },
    {
      id: 'prohibited-uses',
      title: 'Prohibited uses',
      blocks: [
        paragraph('You may not use the website or its content:'),
        list(
          'for an unlawful purpose, or to ask others to take part in unlawful acts',
          'to infringe our intellectual property or that of others',
          'to harass, abuse, insult, defame or discriminate against anyone',
          'to give false or misleading information, or to pretend to be someone else',
          'to upload viruses or other harmful code, or to collect personal information of others',
          'to send spam, to scrape the website in a way that burdens it, or to get round its security',
          'to offer or obtain assessment work that is not the learner’s own',
        ),
        paragraph('We may end your use of the website for a breach of this section.'),
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        paragraph(
          'The text, drawings, course materials and software of this website belong to us or to those who license them to us. You may save and print pages for your own use. You may share a link to any page.',
        ),
        paragraph(
          'Materials of a course are for enrolled learners. You keep the rights in the work that you create.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Disclaimer of warranties and limitation of liability',
      blocks: [
        paragraph(
          'Subject to your rights under the Australian Consumer Law, we provide the website as it is and as it is available. We do not promise that it is always available or free of errors.',
        ),
        paragraph(
          'To the extent that the law permits, we are not liable for indirect loss or for loss of profit, data or opportunity that arises from your use of the website. Where the law lets us limit our liability for services that are not ordinarily acquired for personal, domestic or household use, it is limited to supplying the services again or paying the cost of having them supplied again.',
        ),
        paragraph(
          'Nothing in this section limits liability for death or personal injury caused by negligence, for fraud, or for anything for which liability cannot be limited by law.',
        ),
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      blocks: [
        paragraph(
          'If another person makes a claim against us because you broke these terms or the law, you agree to compensate us for the reasonable loss and cost that we suffer. The amount is reduced to the extent that we caused or contributed to the loss, and we take reasonable steps to keep it small.',
        ),
      ],
    },
    {
      id: 'severability-termination-and-changes',
      title: 'Severability, termination and changes to these terms',
      blocks: [
        paragraph(
          'If a part of these terms is unlawful, void or unenforceable, that part is cut back or removed and the rest continues.',
        ),
        paragraph(
          'These terms apply until either of us ends them. You may end them by no longer using the website. We may end your access if you break the terms in a serious way. Duties that arose before continue.',
        ),
        paragraph(
          'We may change these terms. The date at the top shows the latest change, and a change does not affect an order that we have already accepted. If we do not act on a breach at once, we have not given up our right to do so.',
        ),
      ],
    },
    {
      id: 'governing-law-and-contact',
      title: 'Governing law and contact',
      blocks: [
        paragraph(
          'These terms are governed by the laws of Australia. The courts of Australia decide disputes about them, and you may also use any free or low-cost service that your state or territory offers to consumers.',
        ),
        paragraph('Questions about these terms are welcome:'),
        list(
          ['Admissions e-mail: ', ofCompany('admissionsEmail')],
          ['Head office: ', ofCompany('headOffice')],
          ['Postal address: ', ofCompany('postalAddress')],
          ['Phone: ', ofCompany('phone')],
          ['ABN: ', ofCompany('abn'), ' (sample)'],
          ['Provider number: ', ofCompany('providerCode'), ' (sample)'],
        ),
      ],
    },
  ],
}
