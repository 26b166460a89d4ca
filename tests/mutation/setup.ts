import fc from 'fast-check'

/** A fault that is found need not be made small, and what a property has not found in this time it hardly will. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 200 })
