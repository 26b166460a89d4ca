import sharp from 'sharp'
for (const f of process.argv.slice(2)) { const m = await sharp(f).metadata(); const h=Math.min(m.height, 3200); await sharp(f).extract({left:0,top:0,width:m.width,height:h}).png().toFile(f.replace('.jpg','.png')); console.log(f,m.width,m.height) }
