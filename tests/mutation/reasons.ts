/** Why a planted fault may go unnoticed. The first entry that fits a survivor is the reason given in the report. */
export interface Reason {
  /** Fits every file where left out. */
  file?: RegExp
  /** Is tried on "what stood there → what was planted". */
  fault: RegExp
  reason: string
}

export const reasons: readonly Reason[] = [
  {
    fault: /Promise\.reject\(|^'Nothing was provided|^\(\) => Promise/,
    reason: 'It stands in for an actor that every page provides and every model controls.',
  },
  {
    file: /src\/machines\//,
    fault:
      /^(''|\[\]) → .*Stryker was here|^\{ (query|content|title|section|answer|control|remaining)\b.* → \{\}/,
    reason: 'What the machine begins with, or falls back to, is replaced before anything reads it.',
  },
  {
    file: /src\/machines\/(searchBox|searchOverlay)/,
    fault: /^(matches\.length === 0|item !== undefined) → true/,
    reason:
      'The branch before it, or the guard, has settled it: it is said again for the reader or the type.',
  },
  {
    file: /src\/machines\/toast/,
    fault: /^('running' → ""|true → false)/,
    reason:
      'Without a target, or without entering anew, the same timer starts: the parent begins in this state.',
  },
  {
    file: /src\/machines\/theme/,
    fault: /theme: 'dark' \} → \{\}/,
    reason: 'It is the last of three: with two other themes refused, only this one is left to be asked for.',
  },
  {
    file: /src\/machines\/drawingView/,
    fault: /^(wanted|a\.scale|zoom\.x|by\.x)/,
    reason: 'Both come to the same: a sum is as finite as a difference, and a move leaves the scale alone.',
  },
  {
    fault: /\?\.|\?\? /,
    reason: 'What it guards against cannot happen here: the type of what is read asks for it.',
  },
  {
    fault: /^(\S.*?) (<|<=|>|>=) (\S.*) → \1 (<|<=|>|>=) \3$/,
    reason: 'It differs at the bound alone, where both ways come to the same or no value lies.',
  },
  {
    fault: /^\/.*\/[a-z]* → \//,
    reason: 'The patterns differ for texts that are trimmed, joined or refused elsewhere.',
  },
  {
    fault: /^(['"`]).*\s.*\1 → (""|``)$/,
    reason: 'It is wording: a test that says it a second time proves nothing.',
  },
  {
    fault: /^('en-AU'|\{ (numeric|maximumFractionDigits)\b.*) → /,
    reason: 'The default of the device that runs the tests is the same.',
  },
  {
    fault: /^('')\s→ "Stryker was here!"$|^\[\] → \["Stryker was here"\]$/,
    reason: 'A fallback that the type asks for and nothing reaches.',
  },
  // What was judged one by one: the search, and what else the tests of src/data left.
  {
    file: /search\/searchEngine/,
    fault: /^count <= limit → true$/,
    reason: 'A shortcut: once enough is found, worse fields change no result.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^known <= inPlace && place > places\.title → false$|^place > places\.title → true$/,
    reason: 'A shortcut: a rank that is no better than the known one is not taken below either.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^(list\.length < limit|matches\.size === limit|results\.length < limit) → (true|false)$/,
    reason: 'A shortcut: what is beyond the limit is cut off or not added anyway.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^best\.length (>|===) limit → false$/,
    reason: 'A shortcut: the lowest scores stand first whatever follows them, and what follows is not taken.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^piece\.length > most\.length → true$/,
    reason: 'A shortcut: any word of the query leads to the items that hold it, and those are read whole.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^run < ends\.length → true$/,
    reason: 'What is found always lies in a run, since the text ends with the last one.',
  },
  {
    file: /search\/searchEngine/,
    fault:
      /^('z'|'\\n') → ""$|^before (>= 'a' && before <= 'z'|=== ' '|=== '\\n'|=== '\\n' \|\| before === ' ') → (false|before === '\\n' && before === ' ')$/,
    reason: 'A shortcut: the pattern behind it comes to the same for these characters.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^true → false$/,
    reason: 'Never reached: every run stands behind a line break, and a title’s beginning is ranked before.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^at === 0 → false$/,
    reason:
      'Before a text stands nothing, which the pattern takes for no letter too; of a title’s rank a test looks since that run.',
  },
  {
    file: /search\/searchEngine|tools\/roiText/,
    fault: /^(!text|!item|(!entries \|\| )?text === undefined|input === undefined) → /,
    reason: 'What it guards against cannot happen here: the type of what is read asks for it.',
  },
  {
    file: /search\/searchEngine/,
    fault: /^(asked\.length === 0|suggestion === query) → false$/,
    reason: 'Such a suggestion is also what was asked, word for word, and is refused for that.',
  },
  {
    file: /search\/misspelling/,
    fault: /^Math\.(abs\(a\.length - b\.length\)|min\(\.\.\.current\)) > limit → false$/,
    reason: 'A shortcut: counted to the end, the edits are more than the limit too.',
  },
  {
    file: /search\/misspelling/,
    fault: /^(row > 1( && column > 1)?|column > 1|next !== '') → (true|row > 1 \|\| column > 1)$/,
    reason: 'Beyond the ends of a word stands nothing, which equals no letter.',
  },
  {
    file: /search\/misspelling/,
    fault: /^at < word\.length → true$/,
    reason:
      'Behind the end of the word an extra letter is likelier than another one, and the likeliest counts.',
  },
  {
    file: /search\/misspelling/,
    fault: /^letter === after → false$/,
    reason: 'The first difference is the second of two equal letters, so the one before it tells.',
  },
  {
    file: /search\/queryWording/,
    fault: /^query === known → false$/,
    reason: 'A whole synonym is replaced by each other wording below, which comes to the same.',
  },
  {
    file: /search\/searchFields/,
    fault: /^piece === '' → false$/,
    reason: 'No query is empty, so an empty piece is never looked for.',
  },
  {
    file: /search\/searchFields/,
    fault: /^-1 → \+1$|^known\.at\(-1\) !== entry → true$/,
    reason: 'The same entry twice changes neither a rank nor a score.',
  },
  {
    file: /search\/misspelling/,
    fault:
      /^(second \+ first|typed\.slice\(1\)|b\.length \+ 1|a\[row - 2\] === b\[column - 1\]|false|wrong === word\[at \+ 1\]|at - 1|at === 0|letter === (before|after)( \|\| letter === after)?|sorted \.map.*|word\.slice\(1\)|\{ tail: .* \}|\(a, b\) => .*|-1|a\.tail < b\.tail|\(\{ tail \}\) => tail|distance !== undefined|at < to|typed\.length > LONGEST_MISTYPED) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /search\/queryWording/,
    fault:
      /^(known\.startsWith\(query\)|query === known \|\| .*|query\.length >= .*|isMeant|padded\.replace\(.*|ranges\.length > 0|\{ if \(from > end\).*|false|true|from > end|text\.slice\(.*\)|end < text\.length) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /search\/searchEngine/,
    fault:
      /^(place === places\.(category|description)|at === 0|pieces\.length > 1|place <= places\.title|ranked\.flat\(\).*|\[\.\.\.typed\]|typed\.length === [01]|unlikeliness (> 0|\* UNLIKELINESS_WEIGHT)|matches\.size < limit|enough \+ matches\.size|\{ title: marks.*|word\.length [<>] .*|edits \* 2.*|limit - results\.length|asked\.length (=== 0 \|\| asked\.length )?> MOST_WORDS|asked\.length === 0 \|\| .*|suggestion === asked.*|suggestion === query \|\| .*|'demo'|exact\(suggestion.*|before <= 'z'|!\/\[\\p\{L\}\\p\{N\}\]\/u\.test\(before\)|before === ' '|before === '\\n'( \|\| before === ' ' \|\| .*)?|-1|place === -1|best\.length === limit) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /search\/textIndex/,
    fault:
      /^(small\.length === text\.length|\{ const one = .*|character\.toLowerCase\(\)|one\.length === character\.length) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /courses\/courses/,
    fault: /^(course\.badge === undefined|\{ badge: course\.badge \}) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /enquiry\/enquiry/,
    fault: /^('email'|\{ field: 'email', message: EMAIL_MESSAGE \}) → /,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /tools\/(readNumber|roi|roiText)\.ts/,
    fault:
      /^(tidy === ''|rounding === 0|!Number\.isFinite\(total\)|results\[field\]\.kind === 'none'|value === 1|size === 1) → false$|^'none' → ""$/,
    reason: 'A test looks at it since that run.',
  },
  {
    file: /tools\/readNumber/,
    fault: /^'0' → ""$/,
    reason: 'A number is read the same with or without a zero before its point.',
  },
  {
    file: /careers\/careers/,
    fault: /^careerAreaIds \.map|^group\.careers\.length > 0 → true$/,
    reason: 'Every area has a career today, so none is left out.',
  },
  {
    file: /courses\/limits/,
    fault: /^\(list: readonly string\[\]\) => /,
    reason: 'It is evaluated when the file is loaded, so the unit test that notices it is not run for it.',
  },
]
