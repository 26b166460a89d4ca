import { bootDocument } from './app/bootDocument'
import { isServed } from './app/floor'

// Below the floor the document stays what it is where no script runs, which everybody can read.
if (isServed()) bootDocument()
