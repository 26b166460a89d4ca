/* The layout engine, which answers messages by itself. It arrives only where a machine is opened. */
import 'elkjs/lib/elk-worker.min.js'
