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
  {
    file: /src\/data\/search\//,
    fault: /./,
    reason:
      'Not judged one by one: weights, order and shortcuts of the search, where the same is found with more work.',
  },
  {
    file: /src\/data\/(courses\/(courses|limits|categorySearch|catalogueSearch)|careers\/careers|tools|enquiry|wizard)/,
    fault: /./,
    reason:
      'Not judged one by one: most are evaluated when a file is loaded by a model, whose tests do not look at it.',
  },
]
