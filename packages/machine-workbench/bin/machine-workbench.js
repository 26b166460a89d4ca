#!/usr/bin/env node
import '../dist/shell/main.js'
