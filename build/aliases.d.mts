export declare const aliases: Readonly<Record<'~' | 'machine-workbench', string>>
