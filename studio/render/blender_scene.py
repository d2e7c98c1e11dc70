"""Builds the Blender scene: meshes, materials, lights, floor, camera."""
import json
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

# The pass with the share of each pixel that is object. The index pass has whole objects only, without antialiasing.
COVER = "cover"
# The pass with the colors of materials, times that share. Blender's own albedo adds what a surface reflects at a flat
# angle: the denoiser would take the outline of a body for another material, and leave its noise.
BASE = "base"


def linear(value):
    value /= 255
    return ((value + 0.055) / 1.055) ** 2.4 if value > 0.04045 else value / 12.92


def socket(shader, *names):
    """The input that has one of these names: Blender 4.0 renamed some."""
    return next(shader.inputs[name] for name in names if name in shader.inputs)


def output_pass(nodes, name):
    node = nodes.new("ShaderNodeOutputAOV")
    # Blender 4 has a property of its own for what was the node's name.
    setattr(node, "aov_name" if hasattr(node, "aov_name") else "name", name)
    return node


def add_material(name, surface, bevel, texture):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*[linear(v) for v in surface["rgb"]], 1)
    shader.inputs["Metallic"].default_value = surface["metallic"]
    shader.inputs["Roughness"].default_value = surface["roughness"]
    # Beveled normals: edges reflect light as rounded ones do, without changing the geometry.
    rounding = nodes.new("ShaderNodeBevel")
    rounding.samples = 4
    rounding.inputs["Radius"].default_value = bevel / 1000
    links.new(rounding.outputs[0], shader.inputs["Normal"])
    output_pass(nodes, COVER).inputs["Value"].default_value = 1
    base = output_pass(nodes, BASE).inputs["Color"]
    base.default_value = shader.inputs["Base Color"].default_value
    if texture:
        image = nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(texture)
        place = nodes.new("ShaderNodeTexCoord")
        links.new(place.outputs["Generated"], image.inputs[0])
        links.new(image.outputs[0], socket(shader, "Emission Color", "Emission"))
        # Also the base color, so that the denoiser keeps text. A display is dark except for its emission.
        glow = surface.get("glow", 0.42)
        shade = nodes.new("ShaderNodeHueSaturation")
        shade.inputs["Value"].default_value = 0.3 if glow else 1
        links.new(image.outputs[0], shade.inputs["Color"])
        for color in (shader.inputs["Base Color"], base):
            links.new(shade.outputs[0], color)
        shader.inputs["Emission Strength"].default_value = glow
        socket(shader, "Specular IOR Level", "Specular").default_value = 0.15
    return material


def add_meshes(folder):
    with open(f"{folder}/scene.json") as file:
        scene = json.load(file)
    numbers = np.fromfile(f"{folder}/scene.bin", dtype=np.uint8)

    def load(place, kind):
        return numbers[place["offset"]:place["offset"] + 4 * place["count"]].view(kind)

    options = scene["options"]
    materials = {
        name: add_material(name, surface, options.get("bevel", 2.5), options.get("textures", {}).get(name))
        for name, surface in scene["materials"].items()
    }
    meshes = {}
    for name, described in scene["meshes"].items():
        points = load(described["positions"], np.float32).reshape(-1, 3) / 1000
        mesh = bpy.data.meshes.new(name[:40])
        mesh.from_pydata(points.tolist(), [], load(described["triangles"], np.uint32).reshape(-1, 3).tolist())
        mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), dtype=bool))
        # Since Blender 4.1 a mesh always uses its own normals.
        if hasattr(mesh, "use_auto_smooth"):
            mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(load(described["normals"], np.float32).reshape(-1, 3).tolist())
        mesh.materials.append(materials[described["material"]])
        meshes[name] = mesh
    objects = []
    for index, placed in enumerate(scene["objects"]):
        thing = bpy.data.objects.new(str(index), meshes[placed["mesh"]])
        matrix = Matrix(np.array(placed["matrix"]).reshape(4, 4).tolist())
        matrix.translation /= 1000
        thing.matrix_world = matrix
        bpy.context.scene.collection.objects.link(thing)
        objects.append(thing)
    bpy.context.view_layer.update()
    return objects, options


def add_light(name, middle, size, place, extent, strength, color=(1, 1, 1)):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.size, lamp.color = strength * size * size, extent * size, color
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = middle + place * size
    thing.rotation_euler = (middle - thing.location).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False


def light_scene(middle, size, floor, bearing, inside):
    def toward(turn, height, distance):
        a, h = bearing + math.radians(turn), math.radians(height)
        return Vector((math.cos(h) * math.cos(a), math.cos(h) * math.sin(a), math.sin(h))) * distance

    add_light("key", middle, size, toward(-50, 50, 1.5), 0.5, 34, (1, 0.98, 0.95))
    add_light("fill", middle, size, toward(65, 25, 1.8), 1.6, 9, (0.93, 0.96, 1))
    add_light("rim", middle, size, toward(160, 38, 1.5), 0.6, 20)
    if inside:
        add_light("inside", middle, size, toward(4, 12, 1.6), 0.9, inside)
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    raised = nodes.new("ShaderNodeMapRange")
    raised.inputs[1].default_value = -1
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], raised.inputs[0])
    links.new(raised.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.62
    ramp.color_ramp.elements[0].color = (0.17, 0.175, 0.18, 1)
    ramp.color_ramp.elements[1].color = (0.95, 0.97, 1, 1)
    for position, gray in ((0.49, 0.22), (0.52, 0.62), (0.62, 0.36), (0.8, 0.8)):
        ramp.color_ramp.elements.new(position).color = (gray, gray * 1.01, gray * 1.03, 1)
    bpy.ops.mesh.primitive_plane_add(size=size * 8, location=(middle.x, middle.y, floor))
    bpy.context.object.is_shadow_catcher = True


def add_camera(corners, middle, options):
    bearing, height = math.radians(options["bearing"]), math.radians(options["height"])
    lens = options.get("lens", 70)
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.clip_end = lens, 1000
    lens_data.sensor_fit = "HORIZONTAL"
    camera = bpy.data.objects.new("camera", lens_data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    away = Vector((math.cos(height) * math.cos(bearing), math.cos(height) * math.sin(bearing), math.sin(height)))
    turn = away.to_track_quat("Z", "Y")
    camera.rotation_euler = turn.to_euler()
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    fill = options.get("fill", 0.93)
    reach_x = 18 / lens * fill
    reach_y = 18 / lens * (fill + 0.02) * options["high"] / options["wide"]
    aim = middle.copy()
    for _ in range(5):
        seen = [(p - aim) for p in corners]
        distance = max(max(abs(p.dot(right)) / reach_x, abs(p.dot(up)) / reach_y) + p.dot(away) for p in seen)
        flat = [(p.dot(right) / (distance - p.dot(away)), p.dot(up) / (distance - p.dot(away))) for p in seen]
        for axis, values in ((right, [x for x, _ in flat]), (up, [y for _, y in flat])):
            aim += axis * distance * (max(values) + min(values)) / 2
    camera.location = aim + away * distance


def build(folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    objects, options = add_meshes(folder)
    box = [(thing, Vector(corner)) for thing in objects for corner in thing.bound_box]
    corners = [thing.matrix_world @ corner for thing, corner in box]
    low = Vector([min(p[i] for p in corners) for i in range(3)])
    high = Vector([max(p[i] for p in corners) for i in range(3)])
    middle, size = (low + high) / 2, (high - low).length
    light_scene(middle, size, low.z, math.radians(options["bearing"]), options.get("inside", 0))
    add_camera(corners, middle, options)
    return options
