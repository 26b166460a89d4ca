import type { DecisionText } from '~/data/site/decisionText'

export const advancedTexts = {
  'leading-ai-change': {
    suits:
      'You lead a team, a branch or a project, and you have been told to “do something with AI”. You can say yes or no to a pilot, or you have the ear of the one who can. What you want is a way to try one thing in the open, and a way to stop it without shame.',
    limits:
      'It will not choose a product for you, and it is no course in how models work. No coach can make your staff agree. If you have no one to lead and no case at hand, the simulated change will do, but the program on business analysis may suit you more.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'Put six uses in order by what could go wrong, and for whom. Keep one; write down why not the rest.',
      },
      {
        when: 'Weeks 3 and 4',
        what: 'Talk with staff and their delegates before a tool is named. Record what would make them say no.',
      },
      {
        when: 'Weeks 5 to 9',
        what: 'Run the pilot with people who chose to be in it. Count two things weekly, one of which you may not like.',
      },
      {
        when: 'Weeks 10 and 11',
        what: 'Write two pages for a board. A peer from elsewhere asks why you picked each number.',
      },
      {
        when: 'Week 12',
        what: 'Decide in front of the group: go on, change or stop. Say what it would take to change your mind.',
      },
    ],
    needed:
      'Two hours a month from your own manager, a group of at least four who might join the pilot, and figures from before it began. Ask early whether staff have to be consulted by law or award.',
    received:
      'You finish with a ranked list of uses, the record of your talks, a pilot report and a board paper. If you stopped the pilot, you hold a clear account of why, which is rarer.',
    cost: 'Four to five hours a week for twelve weeks, a good part of it in your normal work. The fortnightly hour with a coach is in the price. What a tool costs in your pilot is not.',
    checked:
      'Three peers and the coach read your measures before week 5, while you can still fix them. The last talk is judged on whether the choice follows from the facts.',
    sample:
      'Noor leads billing at a water utility. Her pilot drafted replies to late payers. Time per reply fell by a third, yet second calls went up. Her board paper showed both lines on one chart. She stopped the letters, kept the sorting, and two of the doubters asked to join the next try.',
  },
  'ai-ethics-and-governance-practice': {
    suits:
      'Somebody in your organisation has to sign for AI, and it is likely to be you. You work in privacy, risk, law, policy or quality. You know the values already. The missing part is paper that busy people will use: short, dated, and with a name on each line.',
    limits:
      'It is not a law degree, and our trainers give no advice on your own case. We cannot tell you that a system is fair. If you only use AI for your own drafts, the Essentials program covers what you need in half the time.',
    steps: [
      {
        when: 'Weeks 1 to 3',
        what: 'Find the AI that is in use, also where no one calls it that. Give each use an owner in a register.',
      },
      {
        when: 'Weeks 4 to 6',
        what: 'Write the policy on one page. Read it to a new hire and mark each place where she stops you.',
      },
      {
        when: 'Weeks 7 to 9',
        what: 'Assess one use with the people it touches. Ask what a wrong answer would cost them.',
      },
      {
        when: 'Weeks 10 and 11',
        what: 'Draw the path to a yes: who asks, who checks, who may say no, and how to appeal.',
      },
      {
        when: 'Weeks 12 to 14',
        what: 'Play an incident. Turn a system off, tell those affected, and close its line in the register.',
      },
    ],
    needed:
      'You should have read one long policy to the end and lived to tell. Bring leave to list your systems, or use the sample council. Two people to interview make weeks 7 to 9 much richer.',
    received:
      'The four papers that most places lack: a register, a policy, an impact assessment and a log of decisions. Each has been through three readers who tried to get past it.',
    cost: 'Set aside four hours a week for fourteen weeks. Live sessions are on Thursday at noon and are not filmed, so that people can speak. Law texts are linked and free to read.',
    checked:
      'A privacy officer, a union delegate and a customer, in roles played by guests, question your assessment. You answer each in writing. “We will look into it” sends it back.',
    sample:
      'A council used a tool to rank calls about potholes. Ben asked who never calls. Streets with many renters hardly did, and slid down the list. His assessment added a monthly drive past. The policy now has a line on it that fits into one breath.',
  },
  'applied-machine-learning-project': {
    suits:
      'You can write a loop and a function in Python, and you have read about models. What you have not done is carry one question all the way. Expect two weeks of joy and ten of cleaning, doubt and tests. That is what the work is like.',
    limits:
      'No deep learning, no chat models and no cloud set-up are taught. A good project is no promise of a data job. If you have to look up how to open a file, take the Python short course first; the pace here leaves no room for it.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'Choose from five open data sets. Ask something that can be wrong, and say who would act on it.',
      },
      {
        when: 'Weeks 3 to 5',
        what: 'Split the data before you look. Hunt for columns that know the answer already.',
      },
      {
        when: 'Weeks 6 to 8',
        what: 'Beat a plain rule, if you can, with two models. Compare them on the cases that hurt.',
      },
      {
        when: 'Weeks 9 to 11',
        what: 'Write tests and a guide. Hand the code to a peer who runs it on a clean machine.',
      },
      { when: 'Weeks 12 and 13', what: 'Show ranges, not points, to someone who has to choose by Friday.' },
    ],
    needed:
      'A computer with eight gigabytes of memory and the right to install Python. You must pass a short code task before you pay; it takes an hour, and you may try it twice.',
    received:
      'A public or private code store with data notes, tests and a read-me file, two reviews of it, and five slides on what the model can and cannot say.',
    cost: 'Six hours a week is honest, and weeks 6 to 8 take more. Over thirteen weeks that makes about eighty hours. Software and data are free, and no graphics card is called for.',
    checked:
      'A working data scientist reviews your code in week 5 and in week 11. The first thing they try is to run it. The next is to ask what your model knew that it should not have.',
    sample:
      'Ines set out to predict late trains. Her first model was right in 97 of 100 cases. The review found why: it used the time of arrival. Without it, a simple rule about rain and rush hour did as well as her forest of trees. She handed in the rule, with the proof.',
  },
  'workforce-planning-and-people-analytics': {
    suits:
      'Each winter your service runs short, and each time it comes as a surprise. You roster, hire or plan for fifty people or more, and leaders ask you for a number. You are good with a sheet. You are less sure how to talk about odds, or which data on staff you may use at all.',
    limits:
      'It will not score single workers, and we teach you to refuse when asked to. Payroll systems and hiring tests are left out. Teams of under twenty need a talk more than a forecast; the service on skills gaps is the better door.',
    steps: [
      {
        when: 'Weeks 1 and 2',
        what: 'Count who is here, who leaves and when. Find out how much of it you knew and how much you felt.',
      },
      {
        when: 'Weeks 3 to 5',
        what: 'Build a forecast for twenty-four months. Then let leave and growth shift under your feet.',
      },
      {
        when: 'Week 6',
        what: 'Meet for a day and fill a skills grid: who can cover whom on a Sunday night?',
      },
      {
        when: 'Weeks 7 and 8',
        what: 'Test what you may keep and show. In a team of four, an average is a name.',
      },
      {
        when: 'Weeks 9 and 10',
        what: 'Lay three paths before two leaders on two pages, with the price of doing nothing.',
      },
    ],
    needed:
      'Three years of head counts by month, with no names, or the sample hospital that we supply. Know your way around lookups and pivot tables before you come.',
    received:
      'A forecast that you can roll on each month, a grid of skills and cover, a short rule on staff data, and a plan of two pages that has survived questions.',
    cost: 'Ten weeks at about four hours, and one full day in a room, where travel is up to you. No price is shown since most come as a group from one place; a single seat is quoted too.',
    checked:
      'We change one figure in your sheet, and the plan has to follow. Two trainers play the leaders and push for a list of who may quit. A calm no, with a reason, is part of a pass.',
    sample:
      'A home care service lost a fifth of its staff a year and hired in a rush each May. Kofi’s grid showed that one nurse held the only key skill for nine clients. Training two more came cheaper than a month of overtime. That line went to the top of page one.',
  },
} as const satisfies Readonly<Record<string, DecisionText>>
