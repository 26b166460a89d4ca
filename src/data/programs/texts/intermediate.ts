import type { DecisionText } from '~/data/site/decisionText'

export const intermediateTexts = {
  'ai-for-business-analysts': {
    suits:
      'You already map how work flows, or you sit between the people who do it and those who build for them. Now someone above you wants AI in it. You want to be able to say where, at what price, and when to leave it alone. You should know what a process map and a pivot table are.',
    limits:
      'It does not teach code, and the permit office in the case is made up. You get no tool to install at work. New to this kind of role? Start with a course in business and come back when you have done a year of it.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'Walk one permit through the office, desk by desk. Mark where it is worked on and where it just waits.',
      },
      {
        when: 'Weeks 3 to 5',
        what: 'Interview five people played by trainers. Two of them disagree, and one changes her mind in week 5.',
      },
      {
        when: 'Weeks 6 and 7',
        what: 'Try two AI uses on 200 old files. Count the misses by type, not just in total.',
      },
      {
        when: 'Weeks 8 and 9',
        what: 'Set cost, risk and gain side by side, and test what happens if you are half wrong.',
      },
      { when: 'Week 10', what: 'Put your case to a panel in ten minutes and take questions for twenty.' },
    ],
    needed:
      'Bring a drawing tool for maps, a spreadsheet, and steady time on one weekday evening. It helps if you can share one map from your own job with the names taken out.',
    received:
      'Your case file is yours to keep: maps, a list of needs with who asked for what, a test report, a cost table and the slides. It can go into a portfolio, as no client is in it.',
    cost: 'Ten weeks, each with two live hours and three more on your own. Weeks 6 and 7 run longer. The price covers the sample files and the test account, and there is nothing more to pay.',
    checked:
      'Every need has to be one that a stranger could test. The panel marks your numbers, your reasons and how you deal with “no”. If you argue well against AI, you can pass as well.',
    sample:
      'Lena found that of nineteen days a permit was worked on for three hours. A chat tool would have saved minutes. Sorting the forms on day one would save eleven days. Her panel asked why she wanted AI at all. She did not, for half of it, and that was her case.',
  },
  'compliance-officer-toolkit': {
    suits:
      'You have just been made the one who “does compliance” at a small training or support provider. The last person left a drive full of folders. You need to know what is kept, where and why, and you need it to hold up on a busy Tuesday. A year in either sector is enough.',
    limits:
      'This is no legal advice, and it does not cover hospitals or schools. Nobody here writes your policies for you or sits in your audit. If you need a full review of your site, look at our consulting service in its place.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'List which rules bind your provider and which do not. Strike the folders that serve neither.',
      },
      {
        when: 'Weeks 3 to 5',
        what: 'Set up the five registers one by one. Give each an owner, a day of the week and a ten-minute task.',
      },
      {
        when: 'Weeks 6 and 7',
        what: 'Take one old policy and cut it to what people do. Note a reason beside each change.',
      },
      {
        when: 'Week 8',
        what: 'Learn to ask open questions. Two learners hear the same answer and compare what they wrote.',
      },
      {
        when: 'Weeks 9 and 10',
        what: 'Audit a partner for half a day, be audited in turn, and close what was found.',
      },
    ],
    needed:
      'Ask your manager for leave to use your real policies, with names removed. Without a workplace you can use the sample provider. Know how to sort and filter a sheet.',
    received:
      'Five working registers, one short policy with its trail of reasons, an evidence list for your last standard, and an audit report about you that a peer has signed.',
    cost: 'Expect four hours a week over ten weeks, with one live session on a Wednesday. The half days of the audit fall in work time for most people. Templates come with the price.',
    checked:
      'We pull three entries from each register and ask for the proof behind them. An empty register that is honest beats a full one that was filled in last night.',
    sample:
      'At a provider with twelve staff, Tom found a complaint book with no entry in two years. In his practice audit his partner asked, “And nobody was ever cross?” He put a form at the front desk. Four came in that month, and one of them fixed the roster.',
  },
  'ai-supported-digital-marketing': {
    suits:
      'You run the posts, the mail and perhaps the adverts of a small firm, and you want fewer hunches. You know your open rate but not whether it means much. The program is for those who have planned at least one campaign and can work with a sheet.',
    limits:
      'It will not teach you to design a brand or to code a site. Search adverts come up only where a test needs them. If you have never sent a newsletter, take the basics program first, or you will test noise.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'Plan thirteen weeks for a small online shop: what to say, to whom, and what to leave out.',
      },
      {
        when: 'Weeks 3 and 4',
        what: 'Split the list by what people did rather than by age. Check that each has said yes.',
      },
      {
        when: 'Weeks 5 and 6',
        what: 'Set up one fair test. Decide how many people it needs, and when to stop, before you look.',
      },
      {
        when: 'Weeks 7 and 8',
        what: 'Let software tag, time and draft. Build in one stop where a person has to say yes.',
      },
      { when: 'Week 9', what: 'Hold ten product claims against consumer law and rewrite those that fall.' },
    ],
    needed:
      'A mail tool with a test function, a sheet, and an AI tool that may draft text. The shop and its data are supplied, so you do not need your boss to agree.',
    received:
      'What you build is a full quarter’s calendar, a test report that states how sure it is, a flow chart of the parts that run alone, and a table of claims with proof.',
    cost: 'Most learners take nine weeks at three to four hours. You set your own hours; only the test has to run for seven days in a row. The shop account is part of the price.',
    checked:
      'A trainer looks first at the plan you wrote before the test. If the rule for stopping was changed midway, the result does not count, and you run it again on new data.',
    sample:
      'The shop sold rain boots. Version B of a subject line won by nine per cent after one day, and Ari wanted to stop. His plan said seven days. By then the gap was gone. He reported “no difference”, kept the shorter line, and spent the next test on the price page.',
  },
  'educators-and-ai': {
    suits:
      'You teach, train or assess, and your students have AI in their pockets. Bans did not work and neither did shrugging. Bring one unit that you will really teach in the coming term. School, VET and university teachers learn here in one group, which is half of the point.',
    limits:
      'It gives you no licence to assess and no detector that works. We do not promise that nobody will cheat after it. If you do not teach this term, wait: each change has to be tried on real learners or on peers.',
    steps: [
      {
        when: 'Week 1',
        what: 'Ask your students, without names, what they use and what for. Try the same on your own task.',
      },
      {
        when: 'Weeks 2 and 3',
        what: 'Plan two lessons with an AI helper. Throw out what you would not say to a class.',
      },
      {
        when: 'Weeks 4 and 5',
        what: 'Give feedback on ten scripts in a new way: one strength, one gap, one next step. Time it.',
      },
      { when: 'Week 6', what: 'Rebuild one task so that the learner has to show how the work came about.' },
      { when: 'Week 7', what: 'Put your rules on one page and let three students say it back to you.' },
    ],
    needed:
      'You will want your unit outline, one current task with its marking guide, and ten old scripts without names. Check what your school says on AI before week 2.',
    received:
      'Two tested lesson plans, a feedback pattern that suits your subject, one task that has been rebuilt and tried, and the page of rules for your class wall.',
    cost: 'Seven weeks, with a live hour after school and about two hours of work that you would partly do in any case. Dates follow the term. Groups of five or more may ask for their own time.',
    checked:
      'A peer from another sector sits the new task as a learner who wants to get around it. You then mend the gap they found. The trainer reads both versions.',
    sample:
      'Grace teaches Year 10 history. Her essay on the gold rush came back in thirty smooth copies. She now asks for a letter from one object in the local museum, a photo of the notes, and two minutes of talk. Marking took as long as before, but she knew whose work it was.',
  },
  'cyber-safety-for-small-organisations': {
    suits:
      'You are not the IT person, but the passwords are on your desk. Offices, clinics and clubs of two to fifty people get more from it than firms with a security team. All of it is done on your own systems, step by step, in words that the treasurer can follow too.',
    limits:
      'You will not learn to hack, and we do not test or watch your network. It is no audit and gives you no badge to show to clients. When something has gone wrong today, call your bank and the national reporting line first.',
    steps: [
      {
        when: 'Week 1',
        what: 'List each account, who holds its key, and who left but can still get in. Close those.',
      },
      {
        when: 'Week 2',
        what: 'Turn on a second step at sign-in for mail, bank and payroll. Store the spare codes on paper.',
      },
      {
        when: 'Week 3',
        what: 'Restore one file and one whole folder from your backup. Write down how long it took.',
      },
      {
        when: 'Week 4',
        what: 'Agree on a rule for new bank details: call a number that you had before, each time.',
      },
      {
        when: 'Week 5',
        what: 'Play the hour: mail is sending bills by itself. Who calls whom, and who talks to clients?',
      },
    ],
    needed:
      'Someone with admin rights should be near in weeks 2 and 3. Tell your team beforehand, since sign-in will change for them. A spare drive is handy but not a must.',
    received:
      'A list of accounts and owners, a backup that has been proven, a one-page payment rule, and a phone list for the first hour that hangs on the wall.',
    cost: 'Two hours a week for five weeks, at times you choose. For a team the price goes by the number of people, which is why none is shown above. One of you can also join alone.',
    checked:
      'You send a note of what was done and what was not, never a password. A trainer asks two questions about each gap. The rehearsal is marked by time: who knew what after ten minutes?',
    sample:
      'A vet clinic with eight staff found that a nurse who left in March could still read the shared mail. Its backup had stopped in May and nobody saw. Both were fixed in an afternoon. In the rehearsal it took them forty minutes to find the bank’s number; now it is on the fridge.',
  },
} as const satisfies Readonly<Record<string, DecisionText>>
