/** Why a planted fault may go unnoticed. The first entry that fits a survivor is the reason given in the report. */
export interface Reason {
  /** Fits every file where left out. */
  file?: RegExp
  /** Is tried on "what stood there → what was planted". */
  fault: RegExp
  reason: string
}

const loaded =
  'It is evaluated as the file is loaded, so that a model alone is tried against it; the unit test of the file notices it.'

export const reasons: readonly Reason[] = [
  {
    file: /src\/data\/blog\/nodes/,
    fault: /^('em' → ""|\{ kind: 'em', text \} → \{\})$/,
    reason: 'Nothing called it, and it is gone since that run.',
  },
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
    file: /src\/data\/companySchema/,
    fault: /^total \+ weight .* → total - weight /,
    reason: 'Whether a sum can be divided does not depend on its sign.',
  },
  {
    file: /src\/data\/(courses\/compareSearch|machines\/runLink|site\/(searchParams|tolerantFields))/,
    fault: /^typeof (id|value|number) === 'number' → true$/,
    reason: 'What follows asks for a whole or a finite number, which nothing but a number is.',
  },
  {
    file: /src\/data\/courses\/filtering/,
    fault: /^text\.toLowerCase\(\)\.split\(\/\\s\+\/\)\.filter\(Boolean\) → |^words\.length === 0 → false$/,
    reason: 'Every text holds the empty word, and each word of a list that is empty.',
  },
  {
    file: /src\/data\/home\/homeFinder/,
    fault: /^text === '' → false$/,
    reason: 'Every text holds the empty one.',
  },
  {
    file: /src\/data\/machines\/exports\/dot/,
    fault: /^'parallel' → ""$|^(\(one\) => )?one\.id === id → (\(\) => undefined|false)$/,
    reason:
      'A parallel state starts in none of its states more than in another, which has been asked already.',
  },
  {
    file: /src\/data\/machines\/exports\/mermaid/,
    fault: /^(to|from)\.slice\(1\) → \1$/,
    reason:
      'It differs only where one state lies in the other: then the arrow is a loop whatever they have in common.',
  },
  {
    file: /src\/data\/machines\/exports\/mermaid/,
    fault: /^common === undefined → false$/,
    reason:
      'Only the machine itself has nothing in common with a state, and then the arrow is a loop already.',
  },
  {
    file: /src\/data\/machines\/exports\/mermaid/,
    fault: /^level !== null → true$/,
    reason: 'No state lies around an outermost arrow, which is asked next.',
  },
  {
    file: /src\/data\/machines\/exports\/scxml/,
    fault: /^'shallow' → ""$/,
    reason: 'Every history state says how much it remembers.',
  },
  {
    file: /src\/data\/machines\/exports\/scxml/,
    fault: /^start → true$/,
    reason: 'The state around a history holds at least the history itself, so that one is always found.',
  },
  {
    file: /src\/data\/machines\/exports\/scxml/,
    fault: /^state\.kind === 'compound' → true$/,
    reason: 'In a state of another kind none is where it starts.',
  },
  {
    file: /src\/data\/machines\/exports\/scxml/,
    fault: /^cause === 'done' → true$/,
    reason: 'Of the causes that are left here, only the end of a state is called “done” and nothing more.',
  },
  {
    file: /src\/data\/machines\/exports\/xstateJson/,
    fault: /^id === ROOT → true$/,
    reason: 'The machine itself is the first of its states.',
  },
  {
    file: /src\/data\/machines\/payloadForm/,
    fault:
      /^\(value: unknown\): value is Record<string, unknown> => .* → \(\) => undefined$|^\(name: string, isOptional: boolean, kind: .* → \(\) => undefined$/,
    reason: loaded,
  },
  {
    file: /src\/data\/machines\/payloadForm/,
    fault: /^'yesNo' → ""$/,
    reason:
      'The unit test of the file notices it; where it is evaluated as the file is loaded, a model alone is tried.',
  },
  {
    file: /src\/data\/machines\/runLink/,
    fault: /^step\.output === undefined → false$/,
    reason: 'JSON leaves out what is undefined.',
  },
  {
    file: /src\/data\/machines\/runLink/,
    fault: /^\{ return refused\(unreadable\) \} → \{\}$/,
    reason: 'What could not be read is no list, and the next line refuses it with the same sentence.',
  },
  {
    file: /src\/data\/machines\/simulation\.ts/,
    fault: /^\(\{ transitions, emitted \}: Frame\) => .* → \(\) => undefined$/,
    reason: loaded,
  },
  {
    file: /src\/data\/machines\/tell/,
    fault:
      /^\((value: unknown, characters = 120|text: string|text: string, characters: number)\).* → \(\) => undefined$|^\{ depth: 6, .* → \{\}$/,
    reason: loaded,
  },
  {
    file: /src\/data\/site\/pages/,
    fault: /^\{ (const \{ structuredData: _, |head: rest, trail, content \}).* → \{\}$/,
    reason: 'Not looked at: only the build and the server deliver a page, and no unit test does.',
  },
  {
    file: /src\/machines\/courseFinder/,
    fault:
      /^'logFailure' → ""$|^\(\{ event \}\) => \(\{ error: event\.error \}\) → |^\{ error: event\.error \} → \{\}$|^\{ type: 'logFailure', .* → \{\}$|^\(_, \{ error \}: \{ error: unknown \}\) => error → /,
    reason: 'Not looked at: the model does without the log, which only tells why the answers were not kept.',
  },
  {
    file: /src\/machines\/courseSearch/,
    fault: /^'idle' → ""$/,
    reason: 'What is cleared is blank, which leads to the same state by itself.',
  },
  {
    file: /src\/machines\/drawingView/,
    fault: /^'fitted' → ""$/,
    reason: 'A drawing that is not enlarged is whole, which leads to the same state by itself.',
  },
  {
    file: /src\/machines\/searchBox/,
    fault: /^\{ open: 'waiting' \} → \{\}$/,
    reason: 'Before what is searched has come there is no answer, so that an open list can only wait.',
  },
  {
    file: /src\/machines\/simulator/,
    fault: /^readPayload\(context, event\)\.payload !== null → true$/,
    reason: 'The branch before has turned away a payload that is wrong.',
  },
  {
    file: /src\/machines\/simulator/,
    fault: /^\(\{ event \}\) => event\.event → \(\) => undefined$/,
    reason:
      'The branch before has turned away a payload that is wrong, and a form that is not there is never wrong.',
  },
  {
    file: /src\/machines\/simulator/,
    fault: /^\(problem\) => problem\.field !== field → |^problem\.field !== field → false$/,
    reason:
      'Not looked at: the form of the model has a single field, so that no other problem can be lost with it.',
  },
  {
    file: /src\/machines\/simulator/,
    fault: /^context\.shown < MAX_STEPS → true$/,
    reason: 'Not looked at: no walk of the model comes to two hundred steps.',
  },
  {
    file: /src\/machines\/simulator/,
    fault: /^false → true$/,
    reason: 'Nothing goes on without a frame, which has been asked before.',
  },
  {
    file: /src\/machines\/upload/,
    fault: /^true → false$/,
    reason: 'The state is entered anew either way, and the machine itself does nothing when it is entered.',
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
    reason: 'Before a text stands nothing, which the pattern takes for no letter too.',
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
