// Says once, for everything that a build runs, which day it is: `VITE_BUILD_DAY=2027-03-01 npm run build` builds as on that day.
process.env.VITE_BUILD_DAY ||= new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
